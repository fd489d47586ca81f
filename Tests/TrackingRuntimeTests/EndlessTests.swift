import Combine
import KataTesting
import SwiftUI
import XCTest

/// What never comes to rest by itself ends with a sentence, and what comes from elsewhere arrives.
@MainActor
final class EndlessTests: XCTestCase {
  @MainActor @Observable final class Model {
    var number = 0
    var limit = Int.max
  }
  struct Outer: View {
    let model: Model
    var body: some View {
      VStack {
        Text(verbatim: "number \(model.number)")
        Inner(model: model, stamp: UUID())
      }
    }
  }
  struct Inner: View {
    let model: Model
    let stamp: UUID
    var body: some View {
      if model.number < model.limit { model.number += 1 }
      return Text("inner")
    }
  }

  func testAScreenThatInvalidatesItselfStopsAndNamesTheBodies() async {
    let host = ViewHost(Outer(model: Model()))
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "The screen invalidated itself 1000 times in a row; updates stop here. "
          + "Bodies of the last pass: EndlessTests.Outer (@dependencies), EndlessTests.Inner (@self)."
      ])
  }

  func testAStoppedScreenGoesOnWithTheNextWriteEvenWithoutAHandler() async {
    let model = Model()
    let host = ViewHost(Outer(model: model))
    host.resetCounts()
    model.limit = 0
    for _ in 0..<100 { await Task.yield() }
    model.number = 7
    for _ in 0..<100 { await Task.yield() }
    XCTAssertEqual(host.evaluations.last?.view, "EndlessTests.Inner")
    XCTAssertEqual(host.text.first, "number 7")
    XCTAssertEqual(host.warnings.count, 1)
  }

  final class Station: ObservableObject, @unchecked Sendable {
    @Published var number = 0
  }
  struct Listener: View {
    @ObservedObject var station: Station
    var body: some View { Text("number \(station.number)") }
  }

  // Conf: MULTI + RE.
  func testA15_aValuePublishedOnAnotherThreadIsShownAndToldOf() async {
    for _ in 0..<20 {
      let station = Station()
      let host = ViewHost(Listener(station: station))
      await Task.detached { station.number = 9 }.value
      await host.settle()
      XCTAssertEqual(host.text, ["number 9"])
      XCTAssertEqual(
        host.warnings.map(\.message),
        [
          "Publishing changes from background threads is not allowed; make sure to publish values "
            + "from the main thread (via operators like receive(on:)) on model updates."
        ])
    }
  }

  /// Carries a subject to another thread; Combine's subjects may be used from any.
  struct Line: @unchecked Sendable {
    let subject = PassthroughSubject<Int, Never>()
  }
  struct Receiver: View {
    let line: Line
    @State private var number = 0
    var body: some View { Text("number \(number)").onReceive(line.subject) { number = $0 } }
  }

  func testAValueReceivedOnAnotherThreadRunsTheActionOnTheMainActor() async {
    let line = Line()
    let host = ViewHost(Receiver(line: line))
    await Task.detached { line.subject.send(5) }.value
    await host.settle()
    XCTAssertEqual(host.text, ["number 5"])
  }

  struct Deep: View {
    let level: Int
    var body: some View {
      if level > 0 { AnyView(Deep(level: level - 1)) } else { Text("bottom") }
    }
  }

  func testFiveThousandNestedViewsAreMountedAndTakenDown() async {
    let host = ViewHost(Deep(level: 5_000))
    XCTAssertEqual(host.text, ["bottom"])
    host.unmount()
    XCTAssertEqual(host.tree, [])
  }

  struct Mirrored: View {
    let level: Int
    var body: some View { AnyView(Mirrored(level: level + 1)) }
  }

  func testAViewThatShowsItselfIsCutOffWithASentence() async {
    let host = ViewHost(Mirrored(level: 0))
    XCTAssertEqual(host.text, [])
    XCTAssertEqual(host.warnings.count, 1)
    XCTAssertTrue(
      host.warnings[0].message.hasPrefix("EndlessTests.Mirrored is nested too deeply"),
      host.warnings[0].message)
    host.unmount()
  }

  struct Tasks: View {
    let log: StateTests.Log
    var body: some View {
      VStack { ForEach(0..<5) { row in Text("row").task { log.lines.append("\(row)") } } }
    }
  }

  func testTasksBeginInTheOrderOfTheirViews() async {
    for _ in 0..<20 {
      let log = StateTests.Log()
      let host = ViewHost(Tasks(log: log))
      await host.settle()
      XCTAssertEqual(log.lines, ["0", "1", "2", "3", "4"])
    }
  }
}
