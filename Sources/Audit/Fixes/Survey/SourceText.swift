internal import SwiftSyntax

/// The UTF-8 of a source, for the edits that have to look at spaces and lines.
struct SourceText {
  let bytes: [UInt8]
  /// Where the text begins: behind a byte order mark.
  let start: Int
  /// The line ending of the file: that of its first line.
  let newline: String

  init(_ text: String) {
    bytes = Array(text.utf8)
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D }
    switch first {
    case let end? where bytes[end] == 0x0D:
      newline = end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
    default: newline = "\n"
    }
  }

  /// Whether a stretch is nothing but spaces, tabs and line ends.
  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Whether a stretch has a line end.
  func hasNewline(_ range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Where the line of an offset starts.
  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > self.start, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Where the line of an offset ends, its line end included.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    guard end < bytes.count else { return end }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// The spaces before an offset when nothing else stands before it on its line.
  func indentation(_ offset: Int) -> String? {
    let start = lineStart(offset)
    guard isBlank(start..<offset) else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Behind the spaces and tabs after an offset.
  func skippingSpaces(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end
  }

  /// The text of a stretch.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Takes a node away together with the spaces that part it from the next token; comments stay.
  func removal(of node: some SyntaxProtocol) -> [TextEdit] {
    let range = node.ownRange
    guard let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { return keepingComments(of: node, in: [TextEdit(range, "")]) }
    let token = next.ownRange.lowerBound
    var end = range.upperBound
    while end < token, isBlank(end..<end + 1) { end += 1 }
    // A comment below takes the line of what went; one beside it stays where it is.
    let takesLine = end == token || indentation(range.lowerBound) != nil
    let whole = range.lowerBound..<(takesLine ? end : skippingSpaces(range.upperBound))
    return keepingComments(of: node, in: [TextEdit(whole, "")])
  }

  /// The same edits around the comments that stand inside of a node.
  func keepingComments(of node: some SyntaxProtocol, in edits: [TextEdit]) -> [TextEdit] {
    let comments = node.innerComments
    guard !comments.isEmpty else { return edits }
    return edits.flatMap { edit -> [TextEdit] in
      var pieces: [TextEdit] = []
      var start = edit.range.lowerBound
      for comment in comments where edit.range.contains(comment.lowerBound) {
        pieces.append(TextEdit(start..<comment.lowerBound, ""))
        start = min(comment.upperBound, edit.range.upperBound)
      }
      pieces.append(TextEdit(start..<edit.range.upperBound, ""))
      pieces[0].replacement = edit.replacement
      return pieces.filter { !$0.range.isEmpty || !$0.replacement.isEmpty }
    }
  }
}

extension SyntaxProtocol {
  /// The node without the trivia around it, in UTF-8 units.
  var ownRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The comments between the tokens of the node; those that end with their line have its end.
  var innerComments: [Range<Int>] {
    let own = ownRange
    var found: [Range<Int>] = []
    for token in tokens(viewMode: .sourceAccurate) {
      let trailing = token.endPositionBeforeTrailingTrivia.utf8Offset
      for (trivia, start) in [
        (token.leadingTrivia, token.position.utf8Offset), (token.trailingTrivia, trailing),
      ] {
        var offset = start
        for piece in trivia {
          let end = offset + piece.sourceLength.utf8Length
          switch piece {
          case .lineComment, .docLineComment, .blockComment, .docBlockComment:
            if offset >= own.lowerBound, end <= own.upperBound { found.append(offset..<end) }
          case .newlines, .carriageReturns, .carriageReturnLineFeeds:
            // Without its end a comment would take in what follows.
            if let last = found.last, last.upperBound == offset {
              found[found.count - 1] = last.lowerBound..<min(end, own.upperBound)
            }
          default: break
          }
          offset = end
        }
      }
    }
    return found
  }
}
