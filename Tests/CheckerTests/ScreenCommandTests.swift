import Checker
import KataEvents
import XCTest

/// A screen in a child obeys commands and answers each with what happened.
final class ScreenCommandTests: XCTestCase {
  private static let answer = """
    import SwiftUI

    struct CounterView: View {
      @State private var count = 0
      @State private var name = ""
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("Count \\(count)")
          Button("Add") { count += 1 }
          Button("Later") { Task { count += 10 } }
          Button("Twin") { count = 100 }
          Button("Twin") { count = 200 }
          TextField("Name", text: $name)
          Toggle("Lamp", isOn: $isOn)
          Text("\\(name) \\(isOn)")
        }
      }
    }
    """

  private var fixture: Fixture?
  private var screen: ScreenSession?

  override func setUpWithError() throws {
    let fixture = try Fixture(
      solution: Self.answer,
      suite: "import XCTest\nfinal class NoTests: XCTestCase { func testNothing() {} }",
      screen: """
        import SwiftUI
        @testable import Kata
        @MainActor func screen() -> some View { CounterView() }
        """)
    self.fixture = fixture
    let opening = fixture.checker.openScreen(fixture.kata, source: fixture.kata.solutionFolder)
    guard case .opened(let screen, let records) = opening else {
      return XCTFail("\(opening)")
    }
    self.screen = screen
    XCTAssertEqual(Self.views(records), ["CounterView"], "the mount tells its bodies")
  }

  override func tearDown() {
    screen?.close()
    screen = nil
    fixture = nil
  }

  /// The views whose bodies ran, as one reply tells them.
  private static func views(_ records: [Record]) -> [String] {
    for case .bodiesRan(let bodies) in records { return bodies.map(\.view) }
    return []
  }

  private func send(_ command: Command) throws -> [Record] {
    try XCTUnwrap(screen).send(command)
  }

  private func text() throws -> [String] {
    for case .text(let lines) in try send(.text) { return lines }
    return []
  }

  func testATapTellsTheBodiesThatRanAndWhy() throws {
    let records = try send(.tap(label: "Add", occurrence: nil))
    guard case .bodiesRan(let bodies) = try XCTUnwrap(records.last) else {
      return XCTFail("\(records)")
    }
    XCTAssertEqual(bodies.map(\.view), ["CounterView"])
    XCTAssertEqual(bodies.map(\.cause), ["_count"])
    XCTAssertEqual(try text().first, "Count 1")
  }

  func testATaskThatATapStartsHasSettledWithTheReply() throws {
    XCTAssertEqual(Self.views(try send(.tap(label: "Later", occurrence: nil))), ["CounterView"])
    XCTAssertEqual(try text().first, "Count 10")
  }

  func testASharedLabelNeedsANumber() throws {
    guard
      case .refused(let sentence, let japanese) = try send(.tap(label: "Twin", occurrence: nil))
        .last
    else {
      return XCTFail("an ambiguous tap was carried out")
    }
    XCTAssertTrue(sentence.contains("2 controls are called that"), sentence)
    XCTAssertEqual(japanese?.hasPrefix("「Twin」をタップできません（同じ名前のものが 2 個あります）。"), true)
    _ = try send(.tap(label: "Twin", occurrence: 1))
    XCTAssertEqual(try text().first, "Count 200")
  }

  func testTypingAndTogglingReachTheModel() throws {
    _ = try send(.type(text: "日本\n語", label: "Name"))
    _ = try send(.toggle(label: "Lamp"))
    XCTAssertEqual(try text().last, "日本\n語 true")
  }

  func testCountsAreThoseSinceTheMount() throws {
    _ = try send(.tap(label: "Add", occurrence: nil))
    XCTAssertEqual(try send(.counts), [.counts(["CounterView": 2])])
  }

  func testTheTreeNamesTheViews() throws {
    guard case .tree(let lines) = try send(.tree).last else { return XCTFail("no tree") }
    XCTAssertEqual(lines.first, "CounterView")
  }

  func testAnUnknownLabelIsRefusedWithWhatIsThere() throws {
    guard
      case .refused(let sentence, let japanese) = try send(.tap(label: "Minus", occurrence: nil))
        .last
    else {
      return XCTFail("an unknown label was tapped")
    }
    XCTAssertTrue(sentence.contains("Button \"Add\""), sentence)
    XCTAssertEqual(japanese?.contains("画面の部品：Button「Add」、"), true, japanese ?? "")
  }

  func testCloseEndsTheChild() throws {
    XCTAssertEqual(try send(.close).last, .ended)
  }
}
