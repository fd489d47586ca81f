internal import SwiftParser
internal import SwiftSyntax

/// What another module can come to know of a module's sources: declarations without what only runs.
///
/// Two modules of equal text are the same to whoever imports them, testably too, so what was compiled
/// against one fits the other. It says equal too seldom rather than too often. Left out are the bodies of
/// functions and accessors, declarations of a file alone that nothing left over mentions, comments, and
/// the order of a file's declarations. Kept are all bodies whose type is seen through: behind `some`, and
/// under attributes that are not known to leave a body where it is.
///
/// The body of a view is left out, although its type is seen through: who asks for it by `.Body`, or
/// mentions `body`, has no text here, and an object that calls it says so by its symbols.
public struct VisibleInterface: Sendable {
  /// The text; nil where it cannot be told.
  public let text: String?

  /// Reads the files of a module; about 10,000 lines a second.
  public init(of files: [(name: String, text: String)]) {
    guard files.allSatisfy({ NestingScan.isReadable($0.text) }) else {
      text = nil
      return
    }
    text =
      DeepStack.run {
        var reader = VisibleInterfaceReader()
        for file in files { reader.read(Parser.parse(source: file.text), of: file.name) }
        let parts = reader.kept()
        return reader.isTellable ? parts.joined(separator: "\n") : nil
      } ?? nil
  }
}
