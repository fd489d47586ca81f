import Foundation
import SourceOutline
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

  /// Reads the suite of a kata.
  ///
  /// - Throws: `CheckFault` when there is no suite or no test in it: then nothing can be passed.
  init(of kata: Kata) throws(CheckFault) {
    let found = try SourceSet(folder: kata.suiteFolder).files.filter {
      $0.name.hasSuffix("Tests.swift") || $0.name == Self.screenName
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
