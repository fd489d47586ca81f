import Foundation
import Sandbox
import XCTest

final class GitBlobTests: XCTestCase {
  private let environment = ProcessInfo.processInfo.environment

  private func repository(holding text: String) throws -> (URL, id: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    let git = try XCTUnwrap(ExecutableSearch(environment: environment).path(of: "git"))
    let launch = Launch(git, ["init", "-q"], environment: environment, folder: folder)
    XCTAssertTrue(try ChildProcess.run(launch).ending.isSuccess)
    var write = launch
    write.arguments = ["hash-object", "-w", "--stdin"]
    write.input = .bytes(Data(text.utf8))
    let id = try ChildProcess.run(write).output.text
    return (folder, id.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  func testABlobThatGitHasComesBack() throws {
    let (folder, id) = try repository(holding: "let answer = 1\n")
    XCTAssertEqual(try GitBlob(repositoryOf: folder).bytes(id), Data("let answer = 1\n".utf8))
  }

  func testABlobThatGitLacksIsNone() throws {
    let (folder, _) = try repository(holding: "x")
    XCTAssertNil(try GitBlob(repositoryOf: folder).bytes(String(repeating: "0", count: 40)))
  }

  func testWhatIsNoBlobIDIsNotAsked() throws {
    let (folder, _) = try repository(holding: "x")
    XCTAssertNil(try GitBlob(repositoryOf: folder).bytes("HEAD"))
  }

  func testAMachineWithoutGitHasNone() throws {
    let (folder, id) = try repository(holding: "x")
    XCTAssertNil(try GitBlob(repositoryOf: folder, environment: ["PATH": "/nowhere"]).bytes(id))
  }
}
