import KataTesting
import SwiftUI
import XCTest

/// What the forms of controls do that real code uses besides the usual ones.
@MainActor
final class SurfaceControlTests: XCTestCase {
  struct Form_: View {
    @State private var part = 0.0
    @State private var number = 1
    @State private var words = ""
    @State private var commits = 0
    var body: some View {
      Slider(value: $part, in: 0...10, step: 2.5) { Text("part") }
      Stepper(value: $number, in: 0...2) { Text("number") }
      TextField("typed", value: $number, format: .number)
      TextField("words", text: $words, onCommit: { commits += 1 })
      Text("\(part, specifier: "%.1f") of \(number), \(commits) commits")
    }
  }

  func testASliderWithStepsGoesToTheNearestOne() async {
    let host = ViewHost(Form_())
    host.type("6.3", into: "part")
    XCTAssertEqual(host.text.last, "7.5 of 1, 0 commits")
  }

  func testAStepperWithALabelStopsAtItsBounds() async {
    let host = ViewHost(Form_())
    for _ in 0..<3 { host.tap("Increment number") }
    XCTAssertEqual(host.text.last, "0.0 of 2, 0 commits")
  }

  func testAFieldOfANumberWritesWhatCanBeRead() async {
    let host = ViewHost(Form_())
    host.type("42", into: "typed")
    XCTAssertEqual(host.text.last, "0.0 of 42, 0 commits")
    host.type("none", into: "typed")
    XCTAssertEqual(host.text.last, "0.0 of 42, 0 commits")
  }

  func testReturnCommitsAnOlderField() async {
    let host = ViewHost(Form_())
    host.submit("words")
    XCTAssertEqual(host.text.last, "0.0 of 1, 1 commits")
  }

  func testElementsAreRemovedAndMovedByTheOffsetsOfARow() {
    var words = ["a", "b", "c", "d"]
    words.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
    XCTAssertEqual(words, ["b", "d", "a", "c"])
    words.move(fromOffsets: IndexSet(integer: 3), toOffset: 0)
    XCTAssertEqual(words, ["c", "b", "d", "a"])
    words.remove(atOffsets: IndexSet([0, 3]))
    XCTAssertEqual(words, ["b", "d"])
  }

  enum Oops: LocalizedError {
    case offline
    var errorDescription: String? { "The network is away." }
  }
  struct Failing: View {
    @State private var isShown = true
    @State private var error: Oops?
    var body: some View {
      Button("fail") { error = .offline }
        .alert(isPresented: $isShown, error: error) { Button("ok") {} }
    }
  }

  func testAnAlertOfAnErrorIsThereOnceThereIsOne() async {
    let host = ViewHost(Failing())
    XCTAssertEqual(host.text, ["fail"])
    host.tap("fail")
    XCTAssertEqual(host.text, ["The network is away.", "ok"])
  }

  struct Asking: View {
    @State private var isShown = false
    @State private var answer = "-"
    var body: some View {
      Button(answer) { isShown = true }
        .actionSheet(isPresented: $isShown) {
          ActionSheet(title: Text("Sure?"), buttons: [.default(Text("yes")) { answer = "yes" }])
        }
    }
  }

  func testAChoiceOfOlderProgramsRunsItsButton() async {
    let host = ViewHost(Asking())
    host.tap("-")
    XCTAssertEqual(host.text, ["Sure?", "yes"])
    host.tap("yes")
    XCTAssertEqual(host.text, ["yes"])
  }

  struct Tagged: View {
    @State private var selection: Int?
    var body: some View {
      NavigationView {
        NavigationLink("go", tag: 7, selection: $selection) { Text("screen") }
        Button("by hand") { selection = 7 }
      }
    }
  }

  func testALinkWithATagIsFollowedWhileTheSelectionIsTheTag() async {
    let host = ViewHost(Tagged())
    host.tap("by hand")
    XCTAssertEqual(host.text, ["screen"])
    host.dismiss()
    XCTAssertEqual(host.text, ["go", "by hand"])
  }
}
