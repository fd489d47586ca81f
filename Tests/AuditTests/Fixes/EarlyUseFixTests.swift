import XCTest

/// What a plain property of a model may not do once the macro has made it a computed one.
final class EarlyUseFixTests: XCTestCase {
  private func assertStays(
    _ members: String, declaration: String = "final class Model: ObservableObject",
    because words: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    FixCase("import SwiftUI\n\(declaration) {\n@Published var shown = 0\n\(members)\n}\n")
      .assertStays(because: words, file: file, line: line)
  }

  private func assertMigrates(
    _ members: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let text = FixCase(
      "import SwiftUI\nfinal class Model: ObservableObject {\n@Published var shown = 0\n\(members)\n}\n"
    ).text
    XCTAssertTrue(text.contains("@Observable"), text, file: file, line: line)
  }

  private let early = "before the object is whole"

  func testAReadBeforeTheLastPropertyIsFilledKeepsAModel() {
    assertStays(
      "private var ids: [Int]; let first: Int; "
        + "init(ids: [Int]) { self.ids = ids.sorted(); first = self.ids.first ?? 0 }",
      because: "`init` uses `ids` \(early)")
  }

  func testAReadBeforeTheSuperclassIsInitialisedKeepsAModel() {
    assertStays(
      "var w: Int; var h: Int; init(side: Int) { w = side; h = w; super.init() }",
      declaration: "final class Model: NSObject, ObservableObject", because: "`w` \(early)")
  }

  func testAReadBeforeAnImplicitCallOfTheSuperclassKeepsAModel() {
    assertStays(
      "var w: Int; override init() { w = 1; print(w) }",
      declaration: "final class Model: Base, ObservableObject", because: "`w` \(early)")
  }

  func testAnOperatorThatChangesInPlaceKeepsAModel() {
    assertStays(
      "var w = 3; var h: Int; init(side: Int) { w += side; h = 1 }", because: "`w` \(early)")
  }

  func testAMethodThatChangesInPlaceKeepsAModel() {
    assertStays(
      "var items: [Int]; var count: Int; init() { items = []; items.append(1); count = 1 }",
      because: "`items` \(early)")
  }

  func testAMemberThatIsSetEarlyKeepsAModel() {
    assertStays(
      "var size: CGSize; let k: Int; init() { size = .zero; size.width = 1; k = 2 }",
      because: "`size` \(early)")
  }

  func testAPropertyThatIsOnlyFilledDoesNotKeepAModel() {
    assertMigrates("var w = 3; var h: Int; init(side: Int) { w = side; (h, w) = (1, 2) }")
  }

  func testAReadOfAWholeObjectDoesNotKeepAModel() {
    assertMigrates("var w: Int; var h: Int; init() { w = 1; h = 2; print(w + h); w += 1 }")
  }

  func testAParameterOfThatNameDoesNotKeepAModel() {
    assertMigrates("var w: Int; let h: Int; init(w: Int) { self.w = w; h = w + 1 }")
  }

  func testAMemberOfAnotherObjectByThatNameDoesNotKeepAModel() {
    assertMigrates("var w: Int; let h: Int; init(size: Size) { w = 1; h = size.w }")
  }

  func testTwoPartsOfAPropertyChangedInOneCallKeepAModel() {
    assertStays(
      "var pair = (1, 2); func turn() { swap(&pair.0, &pair.1) }",
      because: "two parts of `pair` are changed in one call")
  }

  func testTwoPropertiesChangedInOneCallDoNotKeepAModel() {
    assertMigrates("var a = 1; var b = 2; func turn() { swap(&a, &b) }")
  }
}
