internal import SwiftSyntax

/// Finds the `kata:ignore` comments of a file: in comments only, never in a text that shows one.
struct IgnoreReader {
  let file: FileContext

  /// The comments, in the order of the file.
  func comments(in tree: SourceFileSyntax) -> [IgnoreComment] {
    var found: [IgnoreComment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      read(
        token.leadingTrivia, from: token.position,
        before: file.place(
          from: token.positionAfterSkippingLeadingTrivia,
          to: token.positionAfterSkippingLeadingTrivia
        ).line, into: &found)
      read(
        token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, before: nil,
        into: &found)
    }
    return found
  }

  /// `next` is the line of the token that follows; nil where the code stands before the comment.
  private func read(
    _ trivia: Trivia, from start: AbsolutePosition, before next: Int?,
    into found: inout [IgnoreComment]
  ) {
    var position = start
    // The comments for which the next line of code is still looked for.
    var waiting: [Int] = []
    var lastLine = 0
    for piece in trivia {
      let end = position.advanced(by: piece.sourceLength.utf8Length)
      defer { position = end }
      let body: Substring
      switch piece {
      case .lineComment(let text): body = text.dropFirst(2)
      case .blockComment(let text): body = text.dropFirst(2).dropLast(text.hasSuffix("*/") ? 2 : 0)
      case .docLineComment, .docBlockComment: body = ""
      default: continue
      }
      let place = file.place(from: position, to: end)
      // A blank line parts a comment from what comes below it.
      if place.line > lastLine + 1 { waiting = [] }
      lastLine = place.endLine
      guard let parts = IgnoreComment.parts(of: body) else { continue }
      if next != nil { waiting.append(found.count) }
      found.append(
        IgnoreComment(
          rules: parts.rules, reason: parts.reason, target: place.line, place: place))
    }
    guard let next, next <= lastLine + 1 else { return }
    for index in waiting { found[index].target = next }
  }
}
