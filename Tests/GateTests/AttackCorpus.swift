import Foundation
import Workbook
import XCTest

@testable import Checker

/// The attacks of `Tests/Attacks`, and the kata that they attack.
struct AttackCorpus {
  /// One attack and what must become of it.
  struct Attack: Decodable {
    var id: String
    var title: String
    /// The entry of the catalogue; nil for one of our own invention, `control` for a neighbour.
    var catalogue: String?
    var file: String?
    var generated: Generated?
    /// Whether it must compile before a verdict with the gates off counts; nil where either is right.
    var compiles: Bool?
    var gatesOn: Expectation
    var gatesOff: Expectation
    var note: String?
  }

  /// A source that is too long to be kept.
  struct Generated: Decodable {
    var head: String
    var open: String
    var each: String
    var count: Int
    var close: String
    var mirror: String?
  }

  /// The verdicts that are right, and who must have spoken.
  struct Expectation: Decodable {
    var verdicts: [String]
    var gate: Gate?
    var rules: [String]?
  }

  private struct Manifest: Decodable {
    var version: Int
    var attacks: [Attack]
  }

  let folder = WorkbookAnswers.checkout.appendingPathComponent("Tests/Attacks")
  let attacks: [Attack]
  let kata: Kata

  init() throws {
    let manifest = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
    attacks = try JSONDecoder().decode(Manifest.self, from: manifest).attacks
    kata = try Workbook(folder: folder.appendingPathComponent("Kata")).kata(named: "counter")
  }

  /// The workbook with the one kata.
  var workbook: URL { folder.appendingPathComponent("Kata") }

  /// All of them as they are handed in.
  func entries() throws -> [HostileEntry] {
    try attacks.map {
      HostileEntry(
        .file, id: $0.id, kata: kata.id, gatesOn: $0.gatesOn.verdicts,
        gatesOff: $0.gatesOff.verdicts, files: try answer($0).files)
    }
  }

  /// The starter as it is shipped.
  func shipped() throws -> [SourceFile] { try SourceSet(folder: kata.folder).files }

  /// The submission.
  func answer(_ attack: Attack) throws -> SourceSet {
    SourceSet(files: [SourceFile(name: "Counter.swift", bytes: Data(try text(of: attack).utf8))])
  }

  private func text(of attack: Attack) throws -> String {
    guard let generated = attack.generated else {
      return try read(XCTUnwrap(attack.file, attack.id))
    }
    let places = generated.each.components(separatedBy: "%d")
    var text = try read(generated.head) + "\n" + generated.open
    for index in 0..<generated.count { text += places.joined(separator: "\(index)") }
    text += generated.close
    if let mirror = generated.mirror {
      text += String(repeating: mirror, count: generated.count)
    }
    return text + "\n"
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
