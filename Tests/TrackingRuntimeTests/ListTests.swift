import KataTesting
import SwiftUI
import XCTest

/// C20: a list realises the rows in view plus one.
@MainActor
final class ListTests: XCTestCase {
  struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }
  struct Numbers: View {
    @State private var count: Int
    init(count: Int) { _count = State(initialValue: count) }
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        List(Array(0..<count), id: \.self) { Row(number: $0) }
      }
    }
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_ofManyRowsThoseInViewAndOneMoreRun() async {
    let host = ViewHost(Numbers(count: 6_500), visibleRows: 17)
    XCTAssertEqual(host.bodyCount(of: Row.self), 18)
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_addingARowRunsItsBodyOnce() async {
    let host = ViewHost(Numbers(count: 3))
    host.resetCounts()
    host.tap("Add")
    XCTAssertEqual(host.bodyCount(of: Row.self), 1)
  }

  // Conf: ONE + DOC + DUAL.
  func testC20_scrollingRunsOnlyTheRowsThatComeIntoView() async {
    let host = ViewHost(Numbers(count: 100), visibleRows: 10)
    host.resetCounts()
    host.scroll(toRow: 5)
    XCTAssertEqual(host.bodyCount(of: Row.self), 5)
    XCTAssertEqual(host.text[1], "row 5")
  }

  func testTheBufferedRowIsNotRead() async {
    let host = ViewHost(Numbers(count: 100), visibleRows: 10)
    XCTAssertEqual(host.text.last, "row 9")
  }

  struct Sections: View {
    var body: some View {
      List {
        Section("First") { ForEach(0..<30) { Row(number: $0) } }
        Section("Second") { ForEach(30..<60) { Row(number: $0) } }
      }
    }
  }

  func testTheWindowGoesAcrossSections() async {
    let host = ViewHost(Sections(), visibleRows: 10)
    XCTAssertEqual(host.bodyCount(of: Row.self), 11)
  }

  struct Closing: View {
    let number: Int
    let action: () -> Void
    var body: some View { Text("closing \(number)") }
  }
  struct Growing: View {
    @State private var numbers = [0, 1, 2]
    var body: some View {
      VStack {
        Button("Add") { numbers.append(numbers.count) }
        List(numbers, id: \.self) { number in
          Closing(number: number) { numbers.removeAll { $0 == number } }
        }
      }
    }
  }

  func testABodyRunsOnceAPassThoughTheWindowGrows() async {
    let host = ViewHost(Growing())
    host.resetCounts()
    host.tap("Add")
    XCTAssertEqual(host.bodyCount(of: Closing.self), 4)
  }

  struct Nested: View {
    var body: some View {
      List(0..<2) { row in
        HStack { ForEach(0..<3) { Row(number: row * 10 + $0) } }
      }
    }
  }

  func testEverythingInsideOfARowExists() async {
    XCTAssertEqual(
      ViewHost(Nested()).text, ["row 0", "row 1", "row 2", "row 10", "row 11", "row 12"])
  }

  struct Wrapped: View {
    var body: some View {
      List {
        Text("head")
        VStack { ForEach(0..<2) { Row(number: $0) } }
        Group { ForEach(2..<4) { Row(number: $0) } }.padding()
      }
    }
  }

  func testStaticRowsGroupsAndModifiersInAList() async {
    XCTAssertEqual(
      ViewHost(Wrapped()).text, ["head", "row 0", "row 1", "row 2", "row 3"])
  }

  final class Log {
    var elements: [Int] = []
  }
  struct Counted: View {
    let log: Log
    @State private var numbers = [0, 1, 2]
    var body: some View {
      VStack {
        Button("Add") { numbers.append(numbers.count) }
        List(numbers, id: \.self) { number in
          let _ = log.elements.append(number)
          Row(number: number)
        }
      }
    }
  }

  // Conf: DUAL, where the new row's content closure runs twice. Policy: once an element and pass.
  func testC20_theContentClosureRunsOnceForEachElementAndTheBodyOnlyForTheNewOne() async {
    let log = Log()
    let host = ViewHost(Counted(log: log))
    log.elements = []
    host.resetCounts()
    host.tap("Add")
    XCTAssertEqual(log.elements.sorted(), [0, 1, 2, 3])
    XCTAssertEqual(host.bodyCount(of: Row.self), 1)
  }
}
