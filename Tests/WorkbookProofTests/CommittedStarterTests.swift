import Foundation
import Sandbox
import Workbook
import XCTest

/// A starter that was changed without its id in `kata.json` would be found in git under the old id
/// and nobody would notice; so what is committed is compared with what is committed.
final class CommittedStarterTests: XCTestCase {
  func testCommittedFactsNameTheCommittedStarters() throws {
    let blobs = try committedBlobs(below: "Katas")
    let git = GitBlob(repositoryOf: ShippedWorkbook.checkout)
    for (path, id) in blobs where path.hasSuffix("/kata.json") {
      let facts = try JSONDecoder().decode(KataFacts.self, from: XCTUnwrap(git.bytes(id)))
      let folder = path.dropLast("kata.json".count)
      for (name, starter) in facts.starters.merging(
        facts.audit?.samples ?? [:], uniquingKeysWith: { $1 })
      {
        XCTAssertEqual(
          blobs[folder + name], starter, "\(path) names another \(name) than the one committed")
      }
    }
  }

  /// Path to blob id of every committed file below a folder.
  private func committedBlobs(below folder: String) throws -> [String: String] {
    let environment = ProcessInfo.processInfo.environment
    guard let git = ExecutableSearch(environment: environment).path(of: "git") else {
      throw XCTSkip("there is no git")
    }
    let words = ["-c", "safe.directory=*", "-c", "core.quotePath=false"]
    let (ending, output) = try ChildProcess.run(
      Launch(
        git, words + ["-C", ShippedWorkbook.checkout.path, "ls-tree", "-r", "HEAD", folder],
        environment: environment.filter { !$0.key.hasPrefix("GIT_") }),
      limits: Limits(wallSeconds: 10))
    guard ending.isSuccess else { throw XCTSkip("the checkout is no git repository") }
    var blobs: [String: String] = [:]
    for line in String(decoding: output.bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      if parts.count == 2, words.count == 3 { blobs[String(parts[1])] = String(words[2]) }
    }
    return blobs
  }
}
