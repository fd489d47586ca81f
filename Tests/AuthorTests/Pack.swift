import Checker
import Foundation
import Workbook
import XCTest

@testable import Author

/// A workbook of one kata that is proved, in a folder of its own, for a test to spoil.
final class Pack {
  static let path = "01-start/01-tally"

  let folder: URL

  /// One for all tests: what an earlier one compiled is kept.
  static let checker = Checker(
    workbook: FileManager.default.temporaryDirectory.appendingPathComponent("kata-author-tests"))

  init(_ test: XCTestCase) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pack-\(UUID().uuidString)")
    test.addTeardownBlock { [folder] in try FileManager.default.removeItem(at: folder) }
    for (name, text) in PackTexts.files { try write(text, to: name) }
    try write(PackTexts.facts, to: "Katas/\(Self.path)/kata.json")
    try recordTranslations()
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a file of the kata's own folder.
  func write(_ text: String, page: String) throws {
    try write(text, to: "Katas/\(Self.path)/\(page)")
  }

  func read(_ page: String) throws -> String {
    try String(
      contentsOf: folder.appendingPathComponent("Katas/\(Self.path)/\(page)"), encoding: .utf8)
  }

  /// Puts other words into a page; a test that replaces nothing would prove nothing.
  func replace(_ old: String, with new: String, in page: String) throws {
    let text = try read(page)
    XCTAssertTrue(text.contains(old), "\(page) has no \(old)")
    try write(text.replacingOccurrences(of: old, with: new), page: page)
  }

  func remove(_ page: String) throws {
    try FileManager.default.removeItem(
      at: folder.appendingPathComponent("Katas/\(Self.path)/\(page)"))
  }

  func workbook() throws -> Workbook { try Workbook(folder: folder) }

  private func store() throws -> StarterStore {
    StarterStore(
      workbook: try workbook(), state: StateFolder(url: folder.appendingPathComponent(".kata")))
  }

  /// What the rules about files say, without running anything.
  func files() throws -> KataFiles {
    KataFiles(of: try XCTUnwrap(try workbook().katas.first), earlier: [], in: try store())
  }

  /// The proof of the kata.
  func prove(writing: Prover.Writing? = nil) throws -> KataProof {
    try XCTUnwrap(try proveAll(writing: writing).first)
  }

  /// The proofs of all katas, when a test has made more.
  func proveAll(writing: Prover.Writing? = nil) throws -> [KataProof] {
    let workbook = try workbook()
    XCTAssertEqual(workbook.problems, [])
    var proofs: [KataProof] = []
    Prover(
      workbook: workbook, store: try store(), checker: Self.checker, writing: writing
    ).prove(workbook.katas, jobs: 2) { proofs.append($0) }
    return proofs
  }

  /// The sentences of a proof under one rule; the other rules must be content.
  func faults(
    of rule: Author.Rule, file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    let faults = try prove().faults
    XCTAssertEqual(
      faults.filter { $0.rule != rule }, [], "another rule is red too", file: file, line: line)
    return faults.filter { $0.rule == rule }.map(\.message)
  }

  /// Writes the ids of the English pages as they are now.
  func recordTranslations() throws {
    let ids = TranslationRule(files: try files()).current().map { #""\#($0)": "\#($1)""# }
    try replace(
      #""translations": {}"#, with: #""translations": {\#(ids.sorted().joined(separator: ", "))}"#,
      in: "kata.json")
  }

  /// Puts other words into the facts of one mutant.
  func replaceMutantFact(_ name: String, _ old: String, _ new: String) throws {
    let text = try read("kata.json")
    let start = try XCTUnwrap(text.range(of: #""\#(name)": {"#))
    let end = try XCTUnwrap(text[start.upperBound...].range(of: "}"))
    let facts = text[start.lowerBound..<end.upperBound]
    XCTAssertTrue(facts.contains(old), "\(name) has no \(old)")
    try write(
      text.replacingCharacters(
        in: start.lowerBound..<end.upperBound, with: facts.replacing(old, with: new)),
      page: "kata.json")
  }

  /// Makes a text the shipped starter.
  func recordStarter(_ text: String) throws {
    try replace(
      BlobID(of: Data(PackTexts.starter.utf8)).text, with: BlobID(of: Data(text.utf8)).text,
      in: "kata.json")
  }

  /// Keeps the shipped text, as the first start of the shell does.
  func keepStarters() throws {
    try store().keep(try XCTUnwrap(try workbook().katas.first))
  }
}
