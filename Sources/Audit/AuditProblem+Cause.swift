extension AuditProblem {
  /// What can stand in the way of an audit.
  public enum Cause: Sendable, Equatable {
    /// There is nothing at a path.
    case missing
    /// A folder has no source in it.
    case empty
    /// A file was there, and is not any more.
    case missingFile
    /// A file that was named is none of Swift's.
    case notSwift
    /// A folder cannot be looked into.
    case unreadableFolder
    /// A link's target is not there.
    case brokenLink
    /// A pipe, a device or a folder.
    case notRegular
    /// More than so many megabytes.
    case tooLarge(megabytes: Int)
    /// The system does not let it be read.
    case unreadable
    /// The bytes are no text.
    case notUTF8
    /// More than so many square brackets inside of each other.
    case tooNested(brackets: Int)
    /// More than so many seconds of the parser's time.
    case takesTooLong(seconds: Int)
    /// The parser does not understand all of it.
    case brokenSyntax
    /// A merge left both sides in it.
    case conflict
    /// The fixes leave a file that the parser does not understand.
    case notFixed
  }
}

extension AuditProblem.Cause {
  /// Why, in English.
  var reason: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .empty: "there is no Swift file to audit"
    case .missingFile: "there is no such file"
    case .notSwift: "it is no Swift file"
    case .unreadableFolder: "the folder cannot be read"
    case .brokenLink: "the link leads nowhere"
    case .notRegular: "it is no regular file"
    case .tooLarge(let megabytes): "it is larger than \(megabytes) MB"
    case .unreadable: "it cannot be read"
    case .notUTF8: "it is not UTF-8"
    case .tooNested(let brackets): "it nests more than \(brackets) square brackets"
    case .takesTooLong(let seconds):
      "it keeps the parser busy for more than \(seconds) s of processor time"
    case .brokenSyntax: "it has an error of syntax, so not all of it is understood"
    case .conflict: "it has the marks of a merge conflict, so not all of it is understood"
    case .notFixed: "it has errors of syntax; nothing in it is changed"
    }
  }

  /// What to do, in English.
  var remedy: String {
    switch self {
    case .missing, .missingFile, .empty: "correct the path"
    case .notSwift: "name a folder, or a file that ends in .swift"
    case .unreadableFolder, .unreadable: "give yourself the right to read it, or exclude it"
    case .brokenLink: "correct the link, or take it away"
    case .notRegular: "name a file"
    case .tooLarge, .tooNested, .takesTooLong: "exclude it, if it was generated; else divide it"
    case .notUTF8: "save it as UTF-8, or exclude it"
    case .brokenSyntax, .notFixed: "correct it, or exclude it, and audit again"
    case .conflict: "resolve the conflict, and audit again"
    }
  }
}
