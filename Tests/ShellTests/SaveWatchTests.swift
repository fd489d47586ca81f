import Foundation
import Workbook
import XCTest

@testable import Shell

/// Which saves in a kata's folder ask for a check.
final class SaveWatchTests: XCTestCase {
  /// A kata in an empty folder, whose answer is the configuration or, without one, Swift.
  private func kata(configuration: String? = nil) throws -> Kata {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("save-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    let facts = """
      {"version":1,"id":"a","concepts":[],"prerequisites":[],"minutes":5,"languageMode":6,
       "starters":{},"mutants":{},"alternatives":[]}
      """
    var decoded = try JSONDecoder().decode(KataFacts.self, from: Data(facts.utf8))
    decoded.audit = configuration.map { KataFacts.Audit(configuration: $0, samples: [:]) }
    return Kata(
      facts: decoded, path: "01-a/01-a", title: "A", folder: folder, suiteFolder: folder,
      solutionFolder: folder)
  }

  /// Whether saving a file of that name is noticed, by inotify and by comparing.
  private func notices(_ name: String, in kata: Kata) throws -> [Bool] {
    let watch = SaveWatch()
    watch.watch(kata)
    try Data("{}\n".utf8).write(to: kata.folder.appendingPathComponent(name))
    return [watch.takeSave(), watch.hasChanged()]
  }

  func testSwiftAsksForACheckAndWhatEditorsLeaveDoesNot() throws {
    XCTAssertEqual(try notices("A.swift", in: kata()), [true, true])
    for name in ["policy.json", ".A.swift", "#A.swift", "A.swift~"] {
      XCTAssertEqual(try notices(name, in: kata()), [false, false], name)
    }
  }

  func testAConfigurationAsksForACheckWhereItIsTheAnswer() throws {
    let kata = try kata(configuration: "policy.json")
    XCTAssertEqual(try notices("policy.json", in: kata), [true, true])
    XCTAssertEqual(try notices("kata.json", in: kata), [false, false])
    XCTAssertEqual(try notices("A.swift", in: kata), [false, false])
  }
}
