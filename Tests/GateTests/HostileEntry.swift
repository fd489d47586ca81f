import Foundation
import Workbook

@testable import Checker

/// One thing that somebody could hand in to be graded better than the answer is.
struct HostileEntry {
  /// Where it is listed.
  enum Group: String, CaseIterable {
    /// `Tests/Attacks/manifest.json`: files against a small kata.
    case file
    /// `FolderAttacks`: what is no file to be compiled.
    case folder
    /// `Tests/Attacks/Workbook/manifest.json`: files against katas of the workbook.
    case kata
  }

  var group: Group
  var id: String
  /// The kata's id.
  var kata: String
  /// The verdicts that are right with the gates and without.
  var gatesOn: [String]
  var gatesOff: [String]
  /// The rules of which one must be told, when the gates are on; empty where none is asked for.
  var rules: [String] = []
  /// A word that must stand among the notes on the files; nil where none is asked for.
  var note: String?
  /// Puts it into a class; the second word is the learner's name.
  var handIn: (_ classFolder: URL, _ learner: String) throws -> Void

  /// The learner's name, when that is what is hostile.
  var name: String?

  /// The folder's name in the class.
  var learner: String { name ?? "\(group.rawValue)-\(kata)-\(id)" }

  /// An entry that is one answer's files.
  init(
    _ group: Group, id: String, kata: String, gatesOn: [String], gatesOff: [String],
    rules: [String] = [], files: [SourceFile]
  ) {
    self.init(
      group, id: id, kata: kata, gatesOn: gatesOn, gatesOff: gatesOff, rules: rules
    ) { folder, learner in
      try HostileEntry.write(files, to: folder.appendingPathComponent("\(learner)/\(kata)"))
    }
  }

  /// An entry that is handed in by some code of its own.
  init(
    _ group: Group, id: String, kata: String, gatesOn: [String], gatesOff: [String],
    rules: [String] = [], note: String? = nil,
    handIn: @escaping (_ classFolder: URL, _ learner: String) throws -> Void
  ) {
    self.group = group
    self.id = id
    self.kata = kata
    self.gatesOn = gatesOn
    self.gatesOff = gatesOff
    self.rules = rules
    self.note = note
    self.handIn = handIn
  }

  static func write(_ files: [SourceFile], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try file.bytes.write(to: folder.appendingPathComponent(file.name)) }
  }
}
