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

  func testTheStyleOfATextIsPartOfItsValue() async {
    XCTAssertNotEqual(Text("a").bold(), Text("a"))
    XCTAssertEqual(Text("a").font(.title), Text("a").font(.title))
    XCTAssertEqual(ViewHost(Text("a").bold()).tree, ["Text \"a\" bold"])
  }
}
