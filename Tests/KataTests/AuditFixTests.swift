import Foundation
import Learners
import XCTest

/// `kata audit --fix`: shows first, and writes only when told to, only where told to.
final class AuditFixTests: XCTestCase {
  private let dead =
    "import Combine\nimport SwiftUI\n\nstruct A: View {\n  var body: some View { Text(\"a\") }\n}\n"
  private var alive: String { dead.replacing("import Combine\n", with: "") }

  private func project(_ files: [String: String]) throws -> ProjectFolder {
    try ProjectFolder(self, files)
  }

  func testADryRunShowsHunksAndChangesNothing() throws {
    let project = try project(["A.swift": dead])
    let run = try project.audit(".", "--fix")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(
      run.output.hasPrefix("--- a/A.swift\n+++ b/A.swift\n@@ -1,4 +1,3 @@\n-import Combine\n"),
      run.output)
    XCTAssertEqual(
      run.errors, "This would change 1 place in 1 file; `--fix --write` does it.\n")
    XCTAssertEqual(try project.read("A.swift"), dead)
  }

  func testTheHunksAreAPatch() throws {
    let project = try project(["A.swift": dead])
    try project.write(Data(try project.audit(".", "--fix").output.utf8), to: "fix.patch")
    let patch = Process()
    patch.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    patch.arguments = ["apply", "fix.patch"]
    patch.currentDirectoryURL = project.folder
    try patch.run()
    patch.waitUntilExit()
    XCTAssertEqual(patch.terminationStatus, 0)
    XCTAssertEqual(try project.read("A.swift"), alive)
  }

  func testWritingChangesTheFileAndSaysSo() throws {
    let project = try project(["A.swift": dead])
    let run = try project.audit(".", "--fix", "--write")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.hasPrefix("Changed 1 place in 1 file.\n  A.swift:1:1: "), run.output)
    XCTAssertEqual(try project.read("A.swift"), alive)
    XCTAssertEqual(
      try project.audit(".", "--fix", "--write").output,
      "There is nothing that can be fixed without you.\n")
  }

  func testPermissionsStay() throws {
    let project = try project(["A.swift": dead])
    XCTAssertEqual(chmod(project.url("A.swift").path, 0o640), 0)
    _ = try project.audit(".", "--fix", "--write")
    let facts = try FileManager.default.attributesOfItem(atPath: project.url("A.swift").path)
    XCTAssertEqual(facts[.posixPermissions] as? Int, 0o640)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: project.folder.path), ["A.swift"])
  }

  func testALinkOutOfThePathsIsNotFollowed() throws {
    let project = try project(["in/B.swift": "struct B {}\n", "out/A.swift": dead])
    try FileManager.default.createSymbolicLink(
      atPath: project.url("in/A.swift").path, withDestinationPath: "../out/A.swift")
    let run = try project.audit("in", "--fix", "--write")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertEqual(try project.read("out/A.swift"), dead)
  }

  func testARuleThatIsOffFixesNothing() throws {
    let project = try project(["A.swift": dead])
    XCTAssertEqual(try project.audit(".", "--fix", "--rules", "published").output, "")
    try project.write(
      Data(#"{"rules": {"import-combine": "off"}}"#.utf8), to: ".kata-audit.json")
    XCTAssertEqual(try project.audit(".", "--fix").output, "")
  }

  func testAnIgnoredPlaceIsLeft() throws {
    let ignored = dead.replacing(
      "import Combine", with: "import Combine  // kata:ignore import-combine for later")
    let project = try project(["A.swift": ignored])
    XCTAssertEqual(try project.audit(".", "--fix", "--write").code, 0)
    XCTAssertEqual(try project.read("A.swift"), ignored)
  }

  func testAnIgnoredModelIsLeftAndListed() throws {
    let model =
      "import SwiftUI\n\nclass M: ObservableObject {\n  @Published var a = 1  // kata:ignore published SDK\n}\n"
    let project = try project(["A.swift": model])
    let run = try project.audit(".", "--fix", "--write")
    XCTAssertEqual(try project.read("A.swift"), model)
    XCTAssertTrue(
      run.output.contains("a `kata:ignore` comment in its file speaks against it"), run.output)
  }

  func testWhatItCannotDoIsListed() throws {
    let project = try project([
      "A.swift": "import Combine\nclass M: ObservableObject { @Published var a = 1 }\n"
        + "let c = M().$a.sink { _ in }\n"
    ])
    let run = try project.audit(".", "--fix", "--write")
    XCTAssertTrue(run.output.contains("left to you:\n  A.swift:1:1: "), run.output)
  }

  func testASummaryPromisesWhatGoes() throws {
    let project = try project(["A.swift": dead])
    let promise = "by `kata audit --fix`, which shows first what it would change\n"
    let run = try project.audit(".")
    XCTAssertTrue(run.output.hasSuffix("\nthe finding goes \(promise)"), run.output)
    let japanese = try project.audit("--lang", "ja", ".").output
    XCTAssertTrue(
      japanese.hasSuffix(
        "\n1 件のうち 1 件は `kata audit --fix` で直せます（先に変更内容を表示します）\n"),
      japanese)
  }

  func testAModelThatStaysIsNotPromised() throws {
    let project = try project([
      "A.swift": "import Combine\nclass M: ObservableObject { @Published var a = 1 }\n"
        + "let c = M().$a.sink { _ in }\n"
    ])
    let run = try project.audit(".")
    XCTAssertTrue(
      run.output.hasSuffix("\nnone of them goes by `kata audit --fix`, which says why\n"),
      run.output)
  }

  func testWhatLiesBehindALinkIsNotPromised() throws {
    let project = try project(["in/B.swift": dead, "out/A.swift": dead])
    try project.link("in/other", to: "../out")
    let run = try project.audit("in")
    XCTAssertTrue(run.output.contains("\n1 of the 2 findings goes by "), run.output)
  }

  func testAFindingWithoutAFixIsListed() throws {
    let project = try project([
      "A.swift": dead,
      "B.swift": "import Combine\nfinal class M {\n  var a = 1\n"
        + "  private var bag: Set<AnyCancellable> = []\n"
        + "  func f(_ p: NotificationCenter) {\n"
        + "    p.publisher(for: .a).sink { _ in self.a += 1 }.store(in: &bag)\n  }\n}\n",
    ])
    let run = try project.audit(".", "--fix", "--write")
    XCTAssertTrue(
      run.output.contains("  B.swift:6:31: A `sink` that the object stores holds the object"),
      run.output)
  }

  func testALongListIsGrouped() throws {
    let properties = (1...40).map { "  @Published var a\($0) = 1\n" }.joined()
    let project = try project([
      "A.swift": "import Combine\nclass M: ObservableObject {\n\(properties)}\n"
        + "let c = M().$a1.sink { _ in }\n"
    ])
    let lines = try project.audit(".", "--fix", "--write").output.split(separator: "\n")
    XCTAssertEqual(lines.count { $0.contains("stays an ObservableObject") }, 2, "\(lines)")
    XCTAssertTrue(lines.contains("    A.swift:3:3"), "\(lines)")
    XCTAssertTrue(lines.contains("    A.swift:42:3"), "\(lines)")
  }

  func testAFileThatMayNotBeWritten() throws {
    try XCTSkipIf(getuid() == 0, "root may write everything")
    let project = try project(["A.swift": dead])
    XCTAssertEqual(chmod(project.url("A.swift").path, 0o440), 0)
    let run = try project.audit(".", "--fix", "--write")
    XCTAssertEqual(run.code, 3)
    XCTAssertEqual(run.errors, "kata: \"A.swift\": permission denied.\n")
    XCTAssertEqual(try project.read("A.swift"), dead)
  }

  private let missing =
    "import SwiftUI\n@Observable final class M { var a = 1 }\n"
    + "struct V: View {\n  @Environment(M.self) private var m\n"
    + "  var body: some View { Text(\"\") }\n}\n"
    + "@main struct Main: App { var body: some Scene { WindowGroup { V() } } }\n"

  func testAnErrorThatIsLeftIsOne() throws {
    let project = try project(["A.swift": dead, "B.swift": missing])
    XCTAssertEqual(try project.audit(".", "--fix").code, 1)
    let run = try project.audit(".", "--fix", "--write")
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.output.contains("[environment-missing]"), run.output)
    XCTAssertEqual(try project.read("A.swift"), alive)
  }

  func testAWarningThatIsLeftIsZero() throws {
    let project = try project([
      "A.swift": "import Combine\nclass M: ObservableObject { @Published var a = 1 }\n"
        + "let c = M().$a.sink { _ in }\n"
    ])
    XCTAssertEqual(try project.audit(".", "--fix").code, 0)
  }

  func testWritingWithoutFixing() throws {
    let run = try project(["A.swift": dead]).audit(".", "--write")
    XCTAssertEqual(run.code, 2)
    XCTAssertEqual(
      run.errors,
      "kata: --write belongs to --fix: `kata audit --fix --write` changes files.\n")
  }

  func testFixingInAFormat() throws {
    let run = try project(["A.swift": dead]).audit(".", "--fix", "--format", "json")
    XCTAssertEqual(run.code, 2)
  }
}
