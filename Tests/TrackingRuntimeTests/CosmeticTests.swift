import KataTesting
import SwiftUI
import XCTest

/// Modifiers that change only looks are views: they have a place, a value and a line in the tree.
@MainActor
final class CosmeticTests: XCTestCase {
  func testAModifierIsALineOfTheTreeWithItsArguments() async {
    let host = ViewHost(Text("a").padding(.horizontal, 8).lineLimit(2).clipped())
    XCTAssertEqual(
      host.tree,
      ["clipped(false)", "  lineLimit(2)", "    padding(horizontal, 8.0)", "      Text \"a\""])
  }

  func testValuesAreShownByTheirWords() async {
    let host = ViewHost(
      VStack {}.tint(.red).controlSize(.large).presentationDetents([.height(20)])
        .foregroundStyle(.secondary).accessibilityAddTraits([.isButton, .isSelected]))
    XCTAssertEqual(
      host.tree.map { $0.trimmingCharacters(in: .whitespaces) }.first,
      "accessibilityAddTraits(isButton isSelected)")
    XCTAssertTrue(host.tree.contains { $0.hasSuffix("foregroundStyle(secondary)") })
    XCTAssertTrue(host.tree.contains { $0.hasSuffix("controlSize(large)") })
    XCTAssertTrue(host.tree.contains { $0.hasSuffix("tint(red)") })
  }

  struct Card<Content: View>: View {
    let content: Content
    var body: some View { content }
  }
  struct Padded: View {
    @State private var room = 1.0
    @State private var other = 0
    var body: some View {
      Card(content: Text("a").padding(room))
      Button("more") { room += 1 }
      Button("other \(other)") { other += 1 }
    }
  }

  // Conf: MNT.
  func testC03_theArgumentsOfAModifierArePartOfAViewsValue() async {
    let host = ViewHost(Padded())
    host.resetCounts()
    host.tap("other 0")
    XCTAssertNil(host.counts["CosmeticTests.Card"])
    host.tap("more")
    XCTAssertEqual(host.counts["CosmeticTests.Card"], 1)
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }
  struct Framed: View {
    @State private var width = 1.0
    var body: some View {
      Counter().frame(width: width).opacity(width / 10)
      Button("wider") { width += 1 }
    }
  }

  // Conf: DOC.
  func testC16_aModifierWithOtherArgumentsKeepsTheStateInside() async {
    let host = ViewHost(Framed())
    host.tap("count 0")
    host.tap("wider")
    XCTAssertEqual(host.text, ["count 1", "wider"])
  }

  struct Dressed: View {
    @State private var flag = false
    @Namespace private var space
    /// Each kind of argument: none, one, several, an option, a choice, a closure, a binding, a view.
    private var looks: some View {
      Counter().bold(flag).italic(flag).underline(flag, color: flag ? .red : nil).fixedSize()
        .padding(flag ? .top : .leading, flag ? 1 : nil).frame(maxWidth: flag ? .infinity : 10)
        .lineLimit(flag ? 1 : nil).font(flag ? .body : nil).tint(flag ? Color.red : nil)
        .textCase(flag ? .uppercase : nil).controlSize(flag ? .small : .large)
        .opacity(flag ? 1 : 0.5).allowsHitTesting(flag || !flag).accessibilityAction { _ = flag }
        .scrollPosition(id: .constant(flag ? 1 : nil)).listRowBackground(flag ? Color.red : nil)
        .clipShape(flag ? AnyShape(Circle()) : AnyShape(Rectangle()))
        .redacted(reason: flag ? .placeholder : []).disabled(flag && !flag)
        .animation(flag ? .easeIn : nil, value: flag)
        .matchedGeometryEffect(id: flag ? 1 : 2, in: space)
    }
    var body: some View {
      looks
      Button("change") { flag.toggle() }
    }
  }

  // Conf: DOC.
  func testC16_modifiersOfEachKindOfArgumentKeepTheStateWhenTheyChange() async {
    let host = ViewHost(Dressed())
    let before = host.tree
    host.tap("count 0")
    host.tap("change")
    XCTAssertTrue(host.text.contains("count 1"))
    host.tap("change")
    XCTAssertEqual(host.tree.count, before.count)
    XCTAssertTrue(host.tree.contains { $0.hasSuffix("bold(false)") })
  }

  func testTheStyleOfATextIsPartOfItsValue() async {
    XCTAssertNotEqual(Text("a").bold(), Text("a"))
    XCTAssertEqual(Text("a").font(.title), Text("a").font(.title))
    XCTAssertEqual(ViewHost(Text("a").bold()).tree, ["Text \"a\" bold"])
  }
}
