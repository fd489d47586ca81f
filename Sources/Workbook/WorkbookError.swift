/// What can be wrong with a workbook's files: one sentence each, with the file and the remedy.
public enum WorkbookError: Error, Sendable, Equatable {
  /// No folder with `Katas` was found.
  case noWorkbook(from: String)
  /// The folder that was named holds no `Katas`.
  case notAWorkbook(folder: String)
  /// A folder cannot be listed.
  case unreadableFolder(String, reason: String)
  /// A folder whose name is not `NN-name`.
  case oddName(String)
  /// A kata's folder without its facts.
  case noFacts(folder: String)
  /// Facts that cannot be read.
  case brokenFacts(file: String, reason: String)
  /// Facts of a grammar that this build does not know.
  case unsupportedVersion(file: String, found: Int, supported: Int)
  /// Two katas with one id.
  case duplicateID(String, first: String, second: String)
  /// A link that leads out of the workbook.
  case linkOutside(String, target: String)
  /// A file of a kata that is a link out of the workbook.
  case linkedFile(kata: String, file: String, target: String)
  /// A name that no kata has.
  case unknownKata(String, nearest: String?)
  /// A file that is not there.
  case missingFile(String, remedy: Sentence)
  /// A file that cannot be read.
  case unreadableFile(String, reason: String)
  /// A file larger than a source or a page may be; sizes in bytes.
  case tooLarge(String, size: Int, limit: Int)
  /// A file that is not UTF-8.
  case notUTF8(String)
  /// A file that cannot be written; nothing was changed.
  case cannotWrite(String, reason: String)
  /// The shipped text of a starter is nowhere to be found.
  case starterLost(file: String, id: String)
}

extension WorkbookError: CustomStringConvertible {
  /// The sentence in English.
  public var description: String { sentence(in: .english) }

  /// The sentence for a learner who reads a language.
  public func sentence(in language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  private var english: String {
    switch self {
    case .noWorkbook(let start):
      "No workbook was found from \(start) upward: go to the checkout, or name it with --workbook DIR."
    case .notAWorkbook(let folder):
      "\(folder) is not a workbook (it has no Katas folder): name the folder that holds Katas."
    case .unreadableFolder(let folder, let reason):
      "\(folder) cannot be listed (\(reason)): check that it is a folder you may read."
    case .oddName(let folder):
      "\(folder) is left out: a folder here is named NN-name, two digits and then a-z, 0-9 and -; "
        + "rename it."
    case .noFacts(let folder):
      "\(folder) is left out: it has no kata.json; add one or move the folder out of Katas."
    case .brokenFacts(let file, let reason):
      "\(file) cannot be used: \(reason); correct it (git checkout brings the shipped one back)."
    case .unsupportedVersion(let file, let found, let supported):
      found > supported
        ? "\(file) has version \(found), and this kata knows \(supported): update kata."
        : "\(file) has version \(found), which is no longer read: write version \(supported)."
    case .duplicateID(let id, let first, let second):
      "\(second) is left out: its id \(id) belongs to \(first) already; give it another id."
    case .linkOutside(let path, let target):
      "\(path) is left out: it is a link to \(target), outside the workbook; put the files in its place."
    case .linkedFile(let kata, let file, let target):
      "\(kata) is left out: \(file) is a link to \(target), outside the workbook, and only what lies inside "
        + "is checked; put the file itself there: "
        + "`cp --remove-destination \(target.quotedForTerminal) \(file.quotedForTerminal)`."
    case .unknownKata(let name, let nearest):
      if let nearest {
        "There is no kata \(name.quotedForTerminal): did you mean \(nearest)?"
      } else {
        "There is no kata \(name.quotedForTerminal): `list` shows the names."
      }
    case .missingFile(let file, let remedy): "\(file) is missing: \(remedy.english)."
    case .unreadableFile(let file, let reason):
      "\(file) cannot be read (\(reason)): check that it is a file you may read."
    case .tooLarge(let file, let size, let limit):
      "\(file) has \(size) bytes and at most \(limit) are read: is it the right file?"
    case .notUTF8(let file): "\(file) is not UTF-8: save it in your editor with encoding UTF-8."
    case .cannotWrite(let file, let reason):
      "\(file) could not be written (\(reason)); nothing was changed: free some space or pick a "
        + "folder you may write to, then try again."
    case .starterLost(let file, let id):
      "The shipped text of \(file) (git blob \(id)) is neither in .kata/starters nor in git: "
        + "fetch the workbook's history or download it again."
    }
  }
}
