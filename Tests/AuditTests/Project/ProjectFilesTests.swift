import Audit
import Foundation
import XCTest

/// Which files of a project are read.
final class ProjectFilesTests: XCTestCase {
  private func names(_ folder: Folder) -> [String] {
    ProjectFiles(below: [folder.path]).files.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  func testFindsSwiftFilesSorted() throws {
    let folder = try Folder(self)
    for name in ["B.swift", "A/Z.swift", "A/B/C.swift", "A/read.md", "Swift"] {
      try folder.write(name)
    }
    XCTAssertEqual(names(folder), ["A/B/C.swift", "A/Z.swift", "B.swift"])
  }

  func testSkipsBuildProductsAndOtherPeoplesCode() throws {
    let folder = try Folder(self)
    for name in [".build", "DerivedData", "Pods", "Carthage", ".git", ".hidden", "Sources"] {
      try folder.write("App/\(name)/A.swift")
    }
    try folder.write(".swift")
    XCTAssertEqual(names(folder), ["App/Sources/A.swift"])
  }

  func testReadsAFolderThatIsNamedItselfAlthoughItIsHidden() throws {
    let folder = try Folder(self)
    let file = try folder.write(".build/A.swift")
    XCTAssertEqual(ProjectFiles(below: [folder.path + "/.build/"]).files, [file])
  }

  func testALinkThatLeadsInACircleEnds() throws {
    let folder = try Folder(self)
    try folder.write("A/B.swift")
    try folder.link("A/loop", to: "..")
    try folder.link("self", to: ".")
    XCTAssertEqual(names(folder), ["A/B.swift"])
  }

  func testALinkedFileIsReadOnce() throws {
    let folder = try Folder(self)
    try folder.write("A.swift")
    try folder.link("B.swift", to: "A.swift")
    XCTAssertEqual(names(folder).count, 1)
  }

  func testALinkToNowhereIsAProblem() throws {
    let folder = try Folder(self)
    try folder.link("A.swift", to: "gone.swift")
    let found = ProjectFiles(below: [folder.path])
    XCTAssertEqual(found.problems.map(\.reason), ["the link leads nowhere"])
  }

  func testTakesASingleFile() throws {
    let folder = try Folder(self)
    let file = try folder.write("A.swift")
    try folder.write("B.swift")
    XCTAssertEqual(ProjectFiles(below: [file, file]).files, [file])
  }

  func testAPathThatIsNotThereIsAProblem() throws {
    let folder = try Folder(self)
    let found = ProjectFiles(below: [folder.path + "/gone"])
    XCTAssertEqual(found.problems.map(\.reason), ["there is no such file or folder"])
  }

  func testAFileOfAnotherKindIsAProblem() throws {
    let folder = try Folder(self)
    let file = try folder.write("read.md")
    XCTAssertEqual(ProjectFiles(below: [file]).problems.map(\.reason), ["it is no Swift file"])
  }

  func testAFileThatIsNotUTF8IsAProblemAndTheOthersAreRead() throws {
    let folder = try Folder(self)
    let bad = try folder.write("A.swift", bytes: Data([0x6C, 0x65, 0xFF, 0xFE]))
    let good = try folder.write("B.swift", "class A {\n}\n")
    let report = Auditor().report(onFiles: [bad, good])
    XCTAssertEqual(report.problems.map(\.reason), ["it is not UTF-8"])
    XCTAssertEqual(report.lines, 2)
  }

  func testAFileOfSixMegabytesIsAProblem() throws {
    let folder = try Folder(self)
    let bad = try folder.write("A.swift", bytes: Data(repeating: 0x20, count: 6_000_000))
    let report = Auditor().report(onFiles: [bad])
    XCTAssertEqual(report.problems.map(\.reason), ["it is larger than 5 MB"])
  }

  func testAFolderNamedLikeAFileIsSearched() throws {
    let folder = try Folder(self)
    try folder.write("A.swift/B.swift")
    XCTAssertEqual(names(folder), ["A.swift/B.swift"])
    let report = Auditor().report(onFiles: [folder.path + "/A.swift"])
    XCTAssertEqual(report.problems.map(\.reason), ["it is no regular file"])
  }

  func testProgressCountsEveryFile() throws {
    let folder = try Folder(self)
    let files = try (0..<20).map { try folder.write("A\($0).swift") }
    let last = Last()
    _ = Auditor().report(onFiles: files) { done in
      last.note(done)
      return true
    }
    XCTAssertEqual(last.greatest, 20)
  }
}
