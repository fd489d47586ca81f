import KataTesting
import SwiftUI
import XCTest

/// C20: what becomes of a row that is scrolled out of view and comes back.
@MainActor
final class RowStateTests: XCTestCase {
  final class Log {
    var lines: [String] = []
  }
  final class Owned: ObservableObject {
    @Published var taps = 0
    let log: Log
    init(_ log: Log) { self.log = log }
    deinit { log.lines.append("object gone") }
  }
  struct Counter: View {
    let number: Int
    @State private var taps = 0
    var body: some View { Button("row \(number) \(taps)") { taps += 1 } }
  }
  struct Rows: View {
    @State private var numbers = Array(0..<100)
    let isStack: Bool
    var body: some View {
      Button("Remove 0") { numbers.removeFirst() }
      Button("Insert 0") { numbers.insert(0, at: 0) }
      if isStack {
        ScrollView {
          LazyVStack {
            ForEach(numbers, id: \.self) { number in VStack { Counter(number: number) } }
          }
        }
      } else {
        List(numbers, id: \.self) { Counter(number: $0) }
      }
    }
  }

  private func rowAfterComingBack(isStack: Bool) -> String? {
    let host = ViewHost(Rows(isStack: isStack), visibleRows: 5)
    host.tap("row 0 0")
    host.scroll(toRow: 50)
    host.scroll(toRow: 0)
    return host.text.first { $0.hasPrefix("row 0") }
  }

  // Conf: ONE. Policy: a row keeps its state while its element is there.
  func testC20_aRowOfAListKeepsItsStateWhileItIsOutOfView() async {
    XCTAssertEqual(rowAfterComingBack(isStack: false), "row 0 1")
  }

  // Conf: ONE, and reports differ for views inside of the row's own. Policy: all of it is kept.
  func testC20_soDoesARowOfALazyStackWithAllThatIsInside() async {
    XCTAssertEqual(rowAfterComingBack(isStack: true), "row 0 1")
  }

  // Conf: ONE.
  func testC20_theStateGoesWithTheElement() async {
    let host = ViewHost(Rows(isStack: false), visibleRows: 5)
    host.tap("row 0 0")
    host.scroll(toRow: 50)
    host.tap("Remove 0")
    host.tap("Insert 0")
    host.scroll(toRow: 0)
    XCTAssertTrue(host.text.contains("row 0 0"), "\(host.text)")
  }

  @MainActor @Observable final class Model { var number = 0 }
  struct Reader: View {
    let row: Int
    let model: Model
    var body: some View { Text("row \(row): \(model.number)") }
  }
  struct Readers: View {
    let model: Model
    var body: some View { List(0..<100) { Reader(row: $0, model: model) } }
  }

  // Conf: ONE + DOC. The rows in view and the buffer run; those that were in view do not.
  func testC20_aRowOutOfViewRunsNoBodyUntilItComesBack() async {
    let model = Model()
    let host = ViewHost(Readers(model: model), visibleRows: 5)
    host.scroll(toRow: 50)
    host.resetCounts()
    model.number = 1
    XCTAssertEqual(host.bodyCount(of: Reader.self), 6)
    host.resetCounts()
    host.scroll(toRow: 0)
    XCTAssertEqual(host.bodyCount(of: Reader.self), 6)
    XCTAssertEqual(host.text.first, "row 0: 1")
  }

  struct Shifting: View {
    let model: Model
    @State private var numbers = Array(0..<100)
    var body: some View {
      Button("Shift") {
        model.number = 1
        numbers = Array(-50..<100)
      }
      List(numbers, id: \.self) { Reader(row: $0, model: model) }
    }
  }

  // Conf: ONE. The six rows of before are marked by the write, and out of view before their turn.
  func testC20_aRowThatLeavesInThePassThatWouldRunItRunsNoBody() async {
    let host = ViewHost(Shifting(model: Model()), visibleRows: 5)
    host.resetCounts()
    host.tap("Shift")
    XCTAssertEqual(host.bodyCount(of: Reader.self), 6)
    XCTAssertEqual(host.text.dropFirst().first, "row -50: 1")
  }

  // Conf: ONE. As a part of the graph that is put back: what has not changed does not run.
  func testC20_aRowThatComesBackUnchangedRunsNoBody() async {
    let host = ViewHost(Readers(model: Model()), visibleRows: 5)
    host.scroll(toRow: 50)
    host.resetCounts()
    host.scroll(toRow: 0)
    XCTAssertEqual(host.counts, [:])
  }

  struct Living: View {
    let row: Int
    let log: Log
    var body: some View {
      Text("row \(row)")
        .onAppear { log.lines.append("appears") }
        .onDisappear { log.lines.append("disappears") }
        .task {
          log.lines.append("task")
          try? await Task.sleep(for: .seconds(600))
          if Task.isCancelled { log.lines.append("cancelled") }
        }
    }
  }
  struct LivingRows: View {
    let log: Log
    @State private var numbers = Array(0..<100)
    var body: some View {
      List(numbers, id: \.self) { row in
        if row == 0 { Living(row: row, log: log) } else { Text("row \(row)") }
      }
    }
  }

  // Conf: ONE. Ole Begemann's view lifecycle app: a list calls both with each scroll.
  func testC20_aRowAppearsAndDisappearsWithEachScrollAndItsTaskToo() async {
    let log = Log()
    let host = ViewHost(LivingRows(log: log), visibleRows: 5)
    await host.settle()
    host.scroll(toRow: 50)
    await host.settle()
    XCTAssertEqual(log.lines, ["appears", "task", "disappears", "cancelled"])
    log.lines = []
    host.scroll(toRow: 0)
    await host.settle()
    XCTAssertEqual(log.lines, ["appears", "task"])
    host.scroll(toRow: 50)
    log.lines = []
    host.unmount()
    XCTAssertEqual(log.lines, [])
  }

  struct OwnedRow: View {
    @StateObject private var owned: Owned
    init(_ log: Log) { _owned = StateObject(wrappedValue: Owned(log)) }
    var body: some View { Text("\(owned.taps)") }
  }
  struct OwnedRows: View {
    let log: Log
    @State private var numbers = Array(0..<30)
    var body: some View {
      Button("Clear") { numbers = Array(20..<30) }
      List(numbers, id: \.self) { _ in OwnedRow(log) }
    }
  }

  // Conf: ONE.
  func testC20_whatRowsOutOfViewHoldIsReleasedWithTheirElementsAndWithTheList() async {
    let log = Log()
    let host = ViewHost(OwnedRows(log: log), visibleRows: 5)
    host.scroll(toRow: 20)
    XCTAssertEqual(log.lines.count, 0)
    host.tap("Clear")
    XCTAssertEqual(log.lines.count, 6)
    host.unmount()
    XCTAssertEqual(log.lines.count, 6 + 10)
  }
}
