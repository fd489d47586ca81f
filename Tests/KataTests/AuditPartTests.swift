import Foundation
import Learners
import XCTest

/// `kata audit PART`: what the rest of the package does counts, and is never touched.
final class AuditPartTests: XCTestCase {
  private let model =
    "import SwiftUI\npublic final class Model: ObservableObject {\n  @Published public var a = 1\n}\n"
  private let screen = """
    import SwiftUI
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { Text("\\(model.a)") }
    }

    """
  private let injection =
    "import SwiftUI\n@main struct Main: App {\n"
    + "  var body: some Scene { WindowGroup { Reader().environmentObject(Model()) } }\n}\n"
  private let reader =
    "import SwiftUI\nstruct Reader: View {\n  @EnvironmentObject var model: Model\n"
    + "  var body: some View { Text(\"\") }\n}\n"
    + "struct Around: View { var body: some View { Reader() } }\n"

  private func package(
    _ files: [String: String], marker: String = "Package.swift"
  ) throws -> ProjectFolder {
    try ProjectFolder(self, files.merging([marker: ""]) { old, _ in old })
  }

  private func assertModelStays(
    _ outside: String, at path: String, marker: String = "Package.swift", part: String = "Sources",
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let project = try package(["Sources/Model.swift": model, path: outside], marker: marker)
    let run = try project.audit(part, "--fix", "--write")
    XCTAssertEqual(try project.read("Sources/Model.swift"), model, file: file, line: line)
    XCTAssertEqual(try project.read(path), outside, file: file, line: line)
    XCTAssertTrue(
      run.output.contains("a file that this run does not fix; give the whole package (\(path):3)"),
      run.output + run.errors, file: file, line: line)
  }

  func testAModelThatASiblingHoldsStays() throws {
    try assertModelStays(screen, at: "Tests/ScreenTests.swift")
  }

  func testAModelThatASiblingFileHoldsStaysWhereOneFileIsGiven() throws {
    try assertModelStays(screen, at: "Sources/Screen.swift", part: "Sources/Model.swift")
  }

  func testAnXcodeProjectIsAWholeToo() throws {
    try assertModelStays(
      screen, at: "Screens/Screen.swift", marker: "App.xcodeproj/project.pbxproj")
  }

  func testALocalPackageIsAPartOfTheAppThatNamesIt() throws {
    let project = try package(
      ["Core/Package.swift": "", "Core/Model.swift": model, "App/Screen.swift": screen],
      marker: "App.xcodeproj/project.pbxproj")
    _ = try project.audit("Core", "--fix", "--write")
    XCTAssertNotEqual(try project.read("Core/Model.swift"), model)
    try project.write(Data("relativePath = Core;".utf8), to: "App.xcodeproj/project.pbxproj")
    try project.write(Data(model.utf8), to: "Core/Model.swift")
    _ = try project.audit("Core", "--fix", "--write")
    XCTAssertEqual(try project.read("Core/Model.swift"), model)
  }

  func testAModelThatASiblingInjectsStays() throws {
    try assertModelStays(injection, at: "App/Main.swift")
  }

  func testAPublisherInASiblingKeepsAModel() throws {
    let project = try package([
      "Sources/Model.swift": model,
      "Tests/T.swift": "import Sources\nfunc f(_ m: Model) { _ = m.$a.sink { _ in } }\n",
    ])
    let run = try project.audit("Sources", "--fix")
    XCTAssertTrue(run.errors.contains("is used as a publisher (Tests/T.swift:2)"), run.errors)
  }

  func testTheWholePackageChangesTogether() throws {
    let project = try package(["Sources/Model.swift": model, "Tests/Screen.swift": screen])
    _ = try project.audit(".", "--fix", "--write")
    XCTAssertTrue(try project.read("Sources/Model.swift").contains("@Observable"))
    XCTAssertTrue(try project.read("Tests/Screen.swift").contains("let model: Model"))
  }

  func testAPartWithoutUsersOutsideIsFixed() throws {
    let project = try package([
      "Sources/Model.swift": model, "Sources/Screen.swift": screen, "Tests/T.swift": "let t = 1\n",
    ])
    _ = try project.audit("Sources", "--fix", "--write")
    XCTAssertTrue(try project.read("Sources/Model.swift").contains("@Observable"))
  }

  func testNothingOutsideOfThePartIsListed() throws {
    let project = try package([
      "Sources/A.swift": "let a = 1\n", "Tests/Model.swift": model, "Tests/B.swift": "let = \n",
    ])
    let run = try project.audit("Sources", "--fix", "--write")
    XCTAssertEqual(run.output, "There is nothing that can be fixed without you.\n")
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.code, 0)
  }

  func testASummaryPromisesNothingThatTheRestForbids() throws {
    let project = try package(["Sources/Model.swift": model, "Tests/Screen.swift": screen])
    let run = try project.audit("Sources")
    XCTAssertTrue(
      run.output.hasSuffix("\nnone of them goes by `kata audit --fix`, which says why\n"),
      run.output)
    XCTAssertFalse(run.output.contains("Tests"), run.output)
  }

  private let bare =
    "import SwiftUI\n@main struct Main: App {\n"
    + "  var body: some Scene { WindowGroup { Around() } }\n}\n"

  func testAnInjectionOutsideOfThePartCounts() throws {
    let project = try package([
      "Sources/Reader.swift": reader, "Sources/Main.swift": bare, "Sources/Model.swift": model,
      "App/Window.swift": "import SwiftUI\nstruct Window: View {\n"
        + "  var body: some View { Reader().environmentObject(Model()) }\n}\n",
    ])
    let run = try project.audit("Sources", "--rules", "environment-missing")
    XCTAssertTrue(run.output.hasPrefix("Sources/Reader.swift:6:"), run.output)
    XCTAssertTrue(run.output.contains("\n1 error · 3 files"), run.output)
  }

  func testAMissingInjectionIsFoundInAPartToo() throws {
    let project = try package([
      "Sources/Reader.swift": reader, "Sources/Main.swift": bare, "Sources/Model.swift": model,
      "App/Window.swift": "let w = 1\n",
    ])
    let run = try project.audit("Sources", "--rules", "environment-missing")
    XCTAssertTrue(run.output.hasPrefix("Sources/Reader.swift:3:"), run.output)
    XCTAssertEqual(run.code, 1, run.output)
  }

  func testATaskThatIsStoppedOutsideOfThePartIsStopped() throws {
    let owner = """
      import SwiftUI
      @Observable final class Owner {
        @ObservationIgnored var task: Task<Void, Never>?
        func start() { task = Task { [weak self] in while true { self?.tick() } } }
        func tick() {}
      }

      """
    let project = try package([
      "Sources/Owner.swift": owner,
      "App/Stop.swift": "func stop(_ o: Owner) { o.task?.cancel() }\n",
    ])
    let run = try project.audit("Sources", "--rules", "task-not-cancelled")
    XCTAssertFalse(run.output.contains("[task-not-cancelled]"), run.output)
  }

  func testAPackageBesideTheAppThatNamesItIsAPartOfIt() throws {
    for (manifest, text) in [
      ("App/Package.swift", "let p = [Package.Dependency.package(path: \"../Packages/Core\")]"),
      ("App/App.xcodeproj/project.pbxproj", "\t\t\trelativePath = ../Packages/Core;\n"),
    ] {
      let project = try ProjectFolder(
        self,
        [
          ".git/HEAD": "", manifest: text, "App/Screen.swift": screen,
          "Packages/Core/Package.swift": "", "Packages/Core/Model.swift": model,
        ])
      let run = try project.audit("Packages/Core", "--fix", "--write")
      XCTAssertEqual(try project.read("Packages/Core/Model.swift"), model, manifest)
      XCTAssertTrue(run.output.contains("(App/Screen.swift:3)"), run.output + run.errors)
    }
  }

  func testAPackageBesideAnAppThatDoesNotNameItStandsAlone() throws {
    let project = try ProjectFolder(
      self,
      [
        ".git/HEAD": "", "App/Package.swift": "// ../Packages/Other", "App/Screen.swift": screen,
        "Packages/Core/Package.swift": "", "Packages/Core/Model.swift": model,
      ])
    _ = try project.audit("Packages/Core", "--fix", "--write")
    XCTAssertTrue(try project.read("Packages/Core/Model.swift").contains("@Observable"))
  }

  func testWithoutACheckoutTheNeighboursOfAPackageCount() throws {
    let project = try ProjectFolder(
      self,
      [
        "App/Package.swift": "let p = [.package(path: \"../Core\")]", "App/Screen.swift": screen,
        "Core/Package.swift": "", "Core/Model.swift": model,
      ])
    _ = try project.audit("Core", "--fix", "--write")
    XCTAssertEqual(try project.read("Core/Model.swift"), model)
  }
}
