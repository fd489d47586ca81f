import Foundation
import SourceOutline
import Synchronization
import Workbook

/// A kata's suite as its sources say: what it declares, what it expects, what it refers to.
struct KataSuiteSources: Sendable {
  /// `*Tests.swift`, `Screen.swift` if there is one, and the generated registration.
  let files: SourceSet
  /// The tests that must finish and pass, in source order.
  let tests: [TestMethod]
  /// Whether there is a screen to open.
  let hasScreen: Bool
  /// The names that the suite's files use.
  let references: NameReferences

  static let screenName = "Screen.swift"
  static let probeName = "Probe.swift"

  /// What was read last of each folder. A class has one suite a kata, and to parse it again for each
  /// answer took more than all walls.
  private static let known = Mutex<[String: Known]>([:])

  private struct Known {
    let found: SourceSet
    let facts: KataFacts
    let suite: KataSuiteSources
  }

  /// Reads the suite of a kata.
  ///
  /// - Throws: `CheckFault` when there is no suite or no test in it: then nothing can be passed.
  init(of kata: Kata) throws(CheckFault) {
    let found = try SourceSet(folder: kata.suiteFolder).files.filter {
      $0.name.hasSuffix("Tests.swift") || $0.name == Self.screenName
    }
    let bytes = SourceSet(files: found)
    let place = kata.suiteFolder.path
    if let known = Self.known.withLock({ $0[place] }), known.found == bytes,
      known.facts == kata.facts
    {
      self = known.suite
      return
    }
    tests = Outline.tests(in: found.map(\.text))
    hasScreen = found.contains { $0.name == Self.screenName }
    guard !tests.isEmpty else {
      throw CheckFault(
        "the suite of \(kata.id) in \(kata.suiteFolder.path) expects no test",
        "\(kata.suiteFolder.path) にある \(kata.id) のスイートにテストがありません。")
    }
    let registration = SuiteRegistration.text(for: tests, hasScreen: hasScreen)
    let all = SourceSet(
      files: found + [
        SourceFile(name: SuiteRegistration.fileName, bytes: Data(registration.utf8))
      ])
    files = StandInSource.completed(all, for: kata.facts)
    references = NameReferences(in: files.files.map(\.text))
    let read = Known(found: bytes, facts: kata.facts, suite: self)
    Self.known.withLock { $0[place] = read }
  }

  /// Reads what an exam drives: `Probe.swift`, `Screen.swift`, and no test.
  ///
  /// - Throws: `CheckFault` when there is neither.
  init(probeOf kata: Kata) throws(CheckFault) {
    let found = try SourceSet(folder: kata.suiteFolder).files.filter {
      $0.name == Self.probeName || $0.name == Self.screenName
    }
    tests = []
    hasScreen = found.contains { $0.name == Self.screenName }
    guard !found.isEmpty else {
      throw CheckFault(
        "\(kata.suiteFolder.path) has neither Probe.swift nor Screen.swift, so \(kata.id) has no probe",
        "\(kata.suiteFolder.path) に Probe.swift も Screen.swift もないため、\(kata.id) にはプローブがありません。")
    }
    let registration = SuiteRegistration.text(
      forProbeOfItsOwn: found.contains { $0.name == Self.probeName })
    let all = SourceSet(
      files: found + [
        SourceFile(name: SuiteRegistration.fileName, bytes: Data(registration.utf8))
      ])
    files = StandInSource.completed(all, for: kata.facts)
    references = NameReferences(in: files.files.map(\.text))
  }

  /// The ids of the tests.
  var testIDs: [String] { tests.map(\.id) }
}
