import Foundation
import Learners
import XCTest

/// `kata audit --fix` where a file cannot be read: it may hold any model.
final class AuditUnreadTests: XCTestCase {
  private let model =
    "import SwiftUI\nfinal class Model: ObservableObject {\n  @Published var a = 1\n}\n"
  private let latin = Data("import SwiftUI\n// caf".utf8 + [0xE9, 0x0A])

  private func assertModelStays(
    for unread: String, in project: ProjectFolder, part: String = "Sources",
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let run = try project.audit(part, "--fix", "--write")
    XCTAssertEqual(try project.read("Sources/Model.swift"), model, file: file, line: line)
    XCTAssertTrue(
      run.output.contains("\(unread) could not be read, and may hold it"), run.output + run.errors,
      file: file, line: line)
  }

  func testAFileThatIsNotUTF8KeepsTheModels() throws {
    let project = try ProjectFolder(self, ["Package.swift": "", "Sources/Model.swift": model])
    try project.write(latin, to: "Sources/U.swift")
    try assertModelStays(for: "Sources/U.swift", in: project)
  }

  func testAFileInTheRestOfTheProjectKeepsTheModels() throws {
    let project = try ProjectFolder(
      self, ["Package.swift": "", "Sources/Model.swift": model, "Other/A.swift": ""])
    try project.write(latin, to: "Other/U.swift")
    try assertModelStays(for: "Other/U.swift", in: project)
  }

  func testALinkThatLeadsNowhereKeepsTheModels() throws {
    let project = try ProjectFolder(
      self, ["Package.swift": "", "Sources/Model.swift": model, "Other/A.swift": ""])
    try project.link("Other/U.swift", to: "gone.swift")
    try assertModelStays(for: "Other/U.swift", in: project)
  }

  func testAnExcludedFileKeepsTheModelsToo() throws {
    let project = try ProjectFolder(
      self,
      [
        "Package.swift": "", "Sources/Model.swift": model,
        ".kata-audit.json": #"{"exclude": ["Sources/U.swift"]}"#,
      ])
    try project.write(latin, to: "Sources/U.swift")
    try assertModelStays(for: "Sources/U.swift", in: project)
  }

  func testAModelThatIsPrivateToItsFileIsFixed() throws {
    let text = model.replacing("final", with: "private final")
    let project = try ProjectFolder(self, ["Package.swift": "", "Sources/Model.swift": text])
    try project.write(latin, to: "Sources/U.swift")
    _ = try project.audit("Sources", "--fix", "--write")
    XCTAssertTrue(try project.read("Sources/Model.swift").contains("@Observable"))
  }
}
