import Audit
import XCTest

/// A project's own `ObservableObject`, `Published` or `View` hides Apple's where it is seen, and
/// nowhere else.
final class ModuleScopeTests: XCTestCase {
  private let app = """
    import SwiftUI
    final class Model: ObservableObject { @Published var a = 0 }
    """
  private let package =
    "// swift-tools-version: 6.1\nimport PackageDescription\n"
    + "let package = Package(name: \"P\", targets: [])\n"

  private func rules(_ files: [String: String]) throws -> [String] {
    let folder = try Folder(self)
    for (name, text) in files { try folder.write(name, text) }
    let found = ProjectFiles(below: [folder.path])
    return Auditor().report(onFiles: found.files, settings: .read(near: found.files)).findings
      .filter { $0.place.file.hasSuffix("App.swift") }.map(\.rule).sorted()
  }

  private let own = """
    protocol ObservableObject {}
    @propertyWrapper struct Published<T> { var wrappedValue: T }
    """

  func testInTheSameModuleItHides() throws {
    XCTAssertEqual(
      try rules([
        "Package.swift": package, "Sources/App/App.swift": app, "Sources/App/Own.swift": own,
      ]), [])
  }

  func testWithoutAPackageItHides() throws {
    XCTAssertEqual(try rules(["Sources/App/App.swift": app, "Sources/Kit/Own.swift": own]), [])
  }

  func testInAnotherModuleItHidesNothing() throws {
    XCTAssertEqual(
      try rules([
        "Package.swift": package, "Sources/App/App.swift": app, "Sources/Kit/Own.swift": own,
      ]), ["observable-object", "published"])
  }

  func testInAnImportedModuleItHides() throws {
    XCTAssertEqual(
      try rules([
        "Package.swift": package, "Sources/App/App.swift": "import Kit\n" + app,
        "Sources/Kit/Own.swift": own,
      ]), [])
  }

  func testAStructIsNoViewBecauseAnotherModuleHasAViewOfItsName() throws {
    let row = "struct Row {\n  let id: Int\n  init(id: Int) { self.id = id }\n"
    let plain = row + "  func twice() -> Int { id * 2 }\n  var name: String { \"\" }\n}\n"
    let view = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n"
    XCTAssertEqual(
      try rules([
        "Package.swift": package, "Sources/Core/App.swift": plain, "Sources/UI/Row.swift": view,
      ]), [])
    XCTAssertEqual(
      try rules([
        "Package.swift": package, "Sources/Core/App.swift": plain,
        "Sources/UI/Row.swift": view.replacing(
          "Row: View {", with: "Row {}; extension Row: View {"),
      ]), [])
    XCTAssertEqual(
      try rules([
        "Package.swift": package, "Sources/Core/App.swift": plain,
        "Sources/Core/More.swift": """
        import SwiftUI
        extension Row: View { var body: some View { Text("") } }
        """,
      ]), ["member-order"])
  }

  func testAPrivateOneHidesNothingElsewhere() throws {
    XCTAssertEqual(
      try rules([
        "App.swift": app,
        "Own.swift": "fileprivate protocol ObservableObject {}\nprivate "
          + "@propertyWrapper struct Published<T> { var wrappedValue: T }",
      ]), ["observable-object", "published"])
  }

  func testAStandInForAMissingModuleHidesNothing() throws {
    XCTAssertEqual(
      try rules(["App.swift": app, "Own.swift": "#if !canImport(Combine)\n\(own)\n#endif\n"]),
      ["observable-object", "published"])
  }

  func testAStandInBehindElseHidesNothing() throws {
    XCTAssertEqual(
      try rules([
        "App.swift": app,
        "Own.swift": "#if canImport(Combine)\nimport Combine\n#else\n\(own)\n#endif\n",
      ]), ["observable-object", "published"])
  }
}
