internal import SwiftSyntax

/// Finds the `kata:ignore` comments of a file: in comments only, never in a text that shows one.
struct IgnoreReader {
  let file: FileContext

  /// The comments, in the order of the file.
  func comments(in tree: SourceFileSyntax) -> [IgnoreComment] {
    var found: [IgnoreComment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      read(
        token.leadingTrivia, from: token.position, before: token, into: &found)
      read(
        token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, before: nil,
        into: &found)
    }
    return found
  }

  /// `token` is the one that follows; nil where the code stands before the comment.
  private func read(
    _ trivia: Trivia, from start: AbsolutePosition, before token: TokenSyntax?,
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
      if token != nil { waiting.append(found.count) }
      found.append(
        IgnoreComment(
          rules: parts.rules, reason: parts.reason, targets: place.line...place.line, place: place))
    }
    guard !waiting.isEmpty, let token else { return }
    let next = line(of: token)
    guard next <= lastLine + 1 else { return }
    for index in waiting { found[index].targets = next...max(next, headLine(from: token)) }
  }

  private func line(of token: TokenSyntax) -> Int {
    file.place(
      from: token.positionAfterSkippingLeadingTrivia,
      to: token.positionAfterSkippingLeadingTrivia
    ).line
  }

  /// Where attributes on lines of their own begin a declaration, the line of its first word.
  private func headLine(from token: TokenSyntax) -> Int {
    guard token.tokenKind == .atSign,
      let attributes = token.parent?.parent?.as(AttributeListSyntax.self),
      attributes.firstToken(viewMode: .sourceAccurate)?.id == token.id,
      let word = attributes.lastToken(viewMode: .sourceAccurate)?.nextToken(
        viewMode: .sourceAccurate)
    else { return line(of: token) }
    return line(of: word)
  }
}
