import Foundation
import Workbook

@testable import Checker

/// The attacks on katas of the workbook, in `Tests/Attacks/Workbook`.
struct KataAttacks {
  /// One of them; the file takes the place of the kata's only one, or of the one named `instead`.
  struct Attack: Decodable {
    var kata: String
    var id: String
    /// The way it goes, such as `shadowing` or `early-exit`.
    var kind: String
    var title: String
    /// Whether it must compile before a verdict with the gates off counts; nil where either is right.
    var compiles: Bool?
    var gatesOn: [String]
    var gatesOff: [String]
    var rules: [String]?
    var instead: String?
    var note: String?
  }

  private struct Manifest: Decodable {
    var version: Int
    var attacks: [Attack]
  }

  static let folder = WorkbookAnswers.checkout.appendingPathComponent("Tests/Attacks/Workbook")
  let attacks: [Attack]
  private let workbook: Workbook

  init() throws {
    let manifest = try Data(contentsOf: Self.folder.appendingPathComponent("manifest.json"))
    attacks = try JSONDecoder().decode(Manifest.self, from: manifest).attacks
    workbook = try Workbook(folder: WorkbookAnswers.checkout)
  }

  /// The katas, each once.
  var katas: [Kata] {
    get throws { try Set(attacks.map(\.kata)).sorted().map { try workbook.kata(named: $0) } }
  }

  /// The right answer with the attack's file in the place of one of its own.
  func answer(_ attack: Attack) throws -> SourceSet {
    let kata = try workbook.kata(named: attack.kata)
    var files = try SourceSet(folder: kata.solutionFolder).files
    let place = attack.instead.map { name in files.firstIndex { $0.name == name } } ?? 0
    let file = Self.folder.appendingPathComponent("\(attack.kata)/\(attack.id).swift")
    guard let place, files.indices.contains(place) else {
      throw CocoaError(.fileNoSuchFile)
    }
    files[place] = SourceFile(name: files[place].name, bytes: try Data(contentsOf: file))
    return SourceSet(files: files)
  }

  /// All of them as they are handed in.
  func entries() throws -> [HostileEntry] {
    try attacks.map {
      HostileEntry(
        .kata, id: $0.id, kata: $0.kata, gatesOn: $0.gatesOn, gatesOff: $0.gatesOff,
        rules: $0.rules ?? [], files: try answer($0).files)
    }
  }
}
