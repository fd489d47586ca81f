import KataTesting
import SwiftUI
import XCTest

/// Modifiers that a learner writes, and builders.
@MainActor
final class ModifierTests: XCTestCase {
  struct Counting: ViewModifier {
    @State private var taps = 0
    let name: String
    func body(content: Content) -> some View {
      VStack {
        content
        Button("\(name) \(taps)") { taps += 1 }
      }
    }
  }
  struct Modified: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Text("number \(number)").modifier(Counting(name: "taps"))
        Button("Next") { number += 1 }
      }
    }
  }

  func testAModifierKeepsItsStateWhileItsContentChanges() async {
    let host = ViewHost(Modified())
    host.tap("taps 0")
    host.tap("Next")
    XCTAssertEqual(host.text, ["number 1", "taps 1", "Next"])
  }

  func testAModifierOfEqualValueIsNotRunAgain() async {
    let host = ViewHost(Modified())
    host.resetCounts()
    host.tap("Next")
    XCTAssertEqual(host.counts, ["ModifierTests.Modified": 1])
  }

  struct Doubling: DynamicProperty {
    @State private var number = 1
    private(set) var doubled = 0
    mutating func update() { doubled = number * 2 }
    func grow() { number += 1 }
  }
  struct Doubled: View {
    private var doubling = Doubling()
    var body: some View { Button("doubled \(doubling.doubled)") { doubling.grow() } }
  }

  func testACustomDynamicPropertyIsUpdatedBeforeEachBody() async {
    let host = ViewHost(Doubled())
    host.tap("doubled 2")
    XCTAssertEqual(host.text, ["doubled 4"])
  }

  struct Builder: View {
    @State private var step = 0
    @ViewBuilder private var words: some View {
      switch step {
      case 0: Text("zero")
      case 1:
        Text("one")
        Text("more")
      default: EmptyView()
      }
    }
    var body: some View {
      VStack {
        words
        if let name = step > 0 ? "optional" : nil { Text(name) }
        if #available(macOS 10, *) { Text("available") }
        Group { Text("grouped") }
        Button("Step") { step += 1 }
      }
    }
  }

  func testEveryBranchOfABuilder() async {
    let host = ViewHost(Builder())
    XCTAssertEqual(host.text, ["zero", "available", "grouped", "Step"])
    host.tap("Step")
    XCTAssertEqual(host.text, ["one", "more", "optional", "available", "grouped", "Step"])
    host.tap("Step")
    XCTAssertEqual(host.text, ["optional", "available", "grouped", "Step"])
  }

  func testInterpolatedNumbersAreFormattedAsInSwiftUI() async {
    let (number, fraction) = (1_234_567, 1.5)
    XCTAssertEqual(ViewHost(Text("\(number) \(fraction)")).text, ["1,234,567 1.500000"])
    XCTAssertEqual(ViewHost(Text(verbatim: "\(number) \(fraction)")).text, ["1234567 1.5"])
  }

  func testTheTreeNamesViewsAndWhatChangesTheirLooks() async {
    let host = ViewHost(HStack { Text("a").padding().bold() })
    XCTAssertEqual(host.tree, ["HStack", "  bold(true)", "    padding(all)", "      Text \"a\""])
  }

  struct Labelling: ViewModifier {
    let label: String
    func body(content: Content) -> some View { content.environment(\.testFlavour, label) }
  }
  struct Labelled: View {
    let number: Int
    @Environment(\.testFlavour) private var flavour
    var body: some View { Text("\(number) \(flavour)") }
  }
  struct LabelScreen: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Labelled(number: number).modifier(Labelling(label: "label \(number)"))
        Button("Next") { number += 1 }
      }
    }
  }

  func testContentRunsOnceWhenItAndItsModifierChangeTogether() async {
    let host = ViewHost(LabelScreen())
    host.resetCounts()
    host.tap("Next")
    XCTAssertEqual(host.text.first, "1 label 1")
    XCTAssertEqual(host.bodyCount(of: Labelled.self), 1)
  }

  struct Hiding: ViewModifier {
    let isHidden: Bool
    func body(content: Content) -> some View { if !isHidden { content } }
  }
  struct HidingScreen: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Labelled(number: number).modifier(Hiding(isHidden: number > 0))
        Button("Next") { number += 1 }
      }
    }
  }

  func testContentThatItsModifierTakesAwayDoesNotRun() async {
    let host = ViewHost(HidingScreen())
    host.resetCounts()
    host.tap("Next")
    XCTAssertEqual(host.text, ["Next"])
    XCTAssertEqual(host.bodyCount(of: Labelled.self), 0)
  }
}
