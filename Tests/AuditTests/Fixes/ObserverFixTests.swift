import XCTest

/// An observer that changes its own property: harmless in a plain class, endless with the macro.
final class ObserverFixTests: XCTestCase {
  private func assertStays(
    _ property: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    FixCase(
      """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var shown = 0
        \(property)
      }
      struct Insets { var top = 0.0; mutating func clear() {}; func save() {} }
      final class Player { var volume = 1; func play() {} }
      func fix(_ value: inout Int) {}
      """
    ).assertStays(because: "with the macro", file: file, line: line)
  }

  private func assertMigrates(
    _ property: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let text = FixCase(
      """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var shown = 0
        \(property)
      }
      struct Insets { var top = 0.0; mutating func clear() {}; func save() {} }
      final class Player { var volume = 1; func play() {} }
      """
    ).text
    XCTAssertTrue(text.contains("@Observable"), text, file: file, line: line)
  }

  func testAMemberOfAValueKeepsTheModel() {
    assertStays("var insets = Insets() { didSet { insets.top = max(0, insets.top) } }")
  }

  func testAnElementKeepsTheModel() {
    assertStays("var items: [Int] = [0] { didSet { items[0] = 1 } }")
  }

  func testAConditionOfAnotherPropertyKeepsTheModel() {
    assertStays("var on = true; var x = 0.0 { didSet { if on { x = x.rounded() } } }")
  }

  func testALoopKeepsTheModel() {
    assertStays("var list: [Int] = [] { didSet { for i in list.indices { list[i] = 0 } } }")
  }

  func testAnInOutArgumentKeepsTheModel() {
    assertStays("var a = 0 { didSet { fix(&a) } }")
  }

  func testAMutatingMethodKeepsTheModel() {
    assertStays("var a = [3, 1] { didSet { if a.count > 1 { a.sort() } } }")
  }

  func testAMutatingMethodOfAStructKeepsTheModel() {
    assertStays("var insets = Insets() { didSet { insets.clear() } }")
  }

  func testATupleKeepsTheModel() {
    assertStays("var a = 0 { didSet { (a, shown) = (1, 2) } }")
  }

  func testAnOptionalChainKeepsTheModel() {
    assertStays("var a: Int? { didSet { a? += 1 } }")
  }

  func testWillSetKeepsTheModel() {
    assertStays("var a = 0 { willSet { a = 3 } }")
  }

  func testALaterStatementKeepsTheModel() {
    assertStays("var a = 0 { didSet { defer { self.a = 1 } } }")
  }

  func testAPublishedPropertyKeepsTheModelToo() {
    assertStays("@Published var a = 0 { didSet { if shown > 1 { a = 3 } } }")
  }

  func testAClampEndsByItself() {
    assertMigrates("@Published var a = 0 { didSet { if a > 10 { a = 10 } } }")
  }

  func testAMemberOfAnObjectIsNoChange() {
    assertMigrates(
      "var player: Player { didSet { player.play() } }; init(p: Player) { player = p }")
  }

  func testAMethodThatChangesNothingIsNoChange() {
    assertMigrates("var insets = Insets() { didSet { insets.save() } }")
  }

  func testAnotherPropertyIsNoChange() {
    assertMigrates("var a = 0 { didSet { shown = a } }")
  }

  func testALocalVariableOfThatNameIsNoChange() {
    assertMigrates("var a = 0 { didSet { var a = oldValue; a += 1; print(a) } }")
  }
}
