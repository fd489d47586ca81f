import KataTesting
import SwiftUI
import XCTest

/// Rules 7 and 9: what counts as one change, and whose reads are whose.
@MainActor
final class ScopeTests: XCTestCase {
  @MainActor @Observable final class Model {
    var first = 0
    var second = 0
  }
  final class Log {
    var lines: [String] = []
  }
  struct Reader: View {
    let model: Model
    let log: Log
    var body: some View {
      log.lines.append("\(model.first) \(model.second)")
      return Button("Write") {
        model.first += 1
        model.second += 1
        model.first += 1
      }
    }
  }

  func testRule7_allWritesOfOneHandlerMakeOnePass() async {
    let log = Log()
    let host = ViewHost(Reader(model: Model(), log: log))
    host.tap("Write")
    XCTAssertEqual(log.lines, ["0 0", "2 1"])
  }

  func testAWriteOutsideOfAnyHandlerIsPickedUpByItself() async {
    let (model, log) = (Model(), Log())
    let host = ViewHost(Reader(model: model, log: log))
    model.first = 5
    for _ in 0..<10_000 where log.lines.count < 2 { await Task.yield() }
    XCTAssertEqual(log.lines, ["0 0", "5 0"])
    withExtendedLifetime(host) {}
  }

  struct ReadingInit: View {
    let number: Int
    init(model: Model) { number = model.first }
    var body: some View { Text("\(number)") }
  }
  struct ReadingBody: View {
    let model: Model
    var body: some View { Text("\(model.second)") }
  }
  struct Parent: View {
    let model: Model
    var body: some View {
      VStack {
        ReadingInit(model: model)
        ReadingBody(model: model)
      }
    }
  }

  func testRule9_aChildsInitialiserReadsForItsParent() async {
    let model = Model()
    let host = ViewHost(Parent(model: model))
    host.resetCounts()
    model.first = 1
    XCTAssertEqual(host.counts, ["ScopeTests.Parent": 1, "ScopeTests.ReadingInit": 1])
  }

  func testRule9_aChildsBodyReadsForItself() async {
    let model = Model()
    let host = ViewHost(Parent(model: model))
    host.resetCounts()
    model.second = 1
    XCTAssertEqual(host.counts, ["ScopeTests.ReadingBody": 1])
  }

  struct ActionReader: View {
    let model: Model
    let log: Log
    var body: some View {
      Button("Read") { log.lines.append("\(model.first)") }
        .onAppear { log.lines.append("appeared \(model.first)") }
    }
  }

  func testRule9_actionsReadForNobody() async {
    let (model, log) = (Model(), Log())
    let host = ViewHost(ActionReader(model: model, log: log))
    host.tap("Read")
    host.resetCounts()
    model.first = 1
    XCTAssertEqual(host.counts, [:])
    XCTAssertEqual(log.lines, ["appeared 0", "0"])
  }

  struct RowReader: View {
    let models: [Model]
    var body: some View {
      VStack { ForEach(0..<2) { index in Text("\(models[index].first)") } }
    }
  }

  func testARowsClosureReadsForItsRow() async {
    let models = [Model(), Model()]
    let host = ViewHost(RowReader(models: models))
    host.resetCounts()
    models[1].first = 4
    XCTAssertEqual(host.text, ["0", "4"])
    XCTAssertEqual(host.counts, [:])
  }

  struct StateInRow: View {
    @State private var isLong = false
    var body: some View {
      VStack {
        ForEach(0..<2) { index in Text(isLong ? "row number \(index)" : "\(index)") }
        Button("Switch") { isLong.toggle() }
      }
    }
  }

  func testStateThatARowsClosureReadsRunsTheOwner() async {
    let host = ViewHost(StateInRow())
    host.resetCounts()
    host.tap("Switch")
    XCTAssertEqual(host.text, ["row number 0", "row number 1", "Switch"])
    XCTAssertEqual(host.counts, ["ScopeTests.StateInRow": 1])
  }
}
