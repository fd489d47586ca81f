import Audit
import Foundation
import XCTest

/// The lifetime rules over the katas: what a mutant is named for is found, what is right is clean.
final class LifetimeKataTests: XCTestCase {
  private static let checkout = Corpus.folder.resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The ids that the lifetime rules report in one file, without the two that only count calls.
  private func ids(in path: String) throws -> Set<String> {
    let file = Self.checkout.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let lifetime = Set(Auditor.rules.filter { $0.group == .lifetime }.map(\.id))
    return Set(Auditor().report(on: [(path, text)]).findings.map(\.rule))
      .intersection(lifetime).subtracting(["observations", "with-observation-tracking"])
  }

  private func mutant(_ name: String) throws -> Set<String> {
    try ids(
      in: "Tests/KataSuites/07-retain-cycles/05-observations/Mutants/\(name)/GalleryModel.swift")
  }

  func testTheStarterOfObservationsHasItsThreeFaults() throws {
    XCTAssertEqual(
      try ids(in: "Katas/07-retain-cycles/05-observations/GalleryModel.swift"),
      ["observations-strong-self", "guard-self-before-for-await", "task-not-cancelled"])
  }

  func testAGuardBeforeTheLoopIsFound() throws {
    XCTAssertEqual(try mutant("guard-before-the-loop"), ["guard-self-before-for-await"])
  }

  func testAStrongObservationsIsFound() throws {
    XCTAssertEqual(try mutant("strong-observations"), ["observations-strong-self"])
  }

  func testATaskThatNobodyCancelsIsFound() throws {
    for name in ["never-cancelled", "detached", "detached-unstored"] {
      XCTAssertEqual(try mutant(name), ["task-not-cancelled"], name)
    }
  }

  func testAnInnerWeakCaptureIsFound() throws {
    XCTAssertEqual(try mutant("inner-weak"), ["inner-weak-self", "rearm-loses"])
  }

  func testMutantsOfAnotherKindAreClean() throws {
    for name in ["no-drop-first", "did-set", "drops-two", "drops-empty"] {
      XCTAssertEqual(try mutant(name), [], name)
    }
  }

  /// What a right answer does with open eyes: the rule asks whether it was meant.
  private static let meant: [String: Set<String>] = [
    // The kata is about this: what the first value of an identity is made of, with `.id` beside it.
    "08-view-structure/04-through-init/BrowserView.swift": ["stateobject-captured-once"],
    "08-view-structure/04-through-init/Alternatives/id-inside/BrowserView.swift": [
      "stateobject-captured-once"
    ],
    // It reads again before it arms again, so what came between is in what it saves.
    "06-did-set-or-streams/06-re-arming/Alternatives/corrects-first/Editor.swift": ["rearm-loses"],
  ]

  func testSolutionsAndAlternativesAreClean() throws {
    var count = 0
    for folder in ["Solutions", "Tests/KataSuites"] {
      let base = Self.checkout.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".swift") {
        guard folder == "Solutions" || name.contains("/Alternatives/") else { continue }
        XCTAssertEqual(try ids(in: folder + "/" + name), Self.meant[name] ?? [], name)
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 10)
  }
}
