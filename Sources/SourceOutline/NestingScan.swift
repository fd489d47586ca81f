@_spi(Testing) @_spi(RawSyntax) internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Says whether the parser can read a source in reasonable time, without parsing it.
///
/// The toolchain's parser looks ahead at each `[` for a generic argument or an array type, and
/// again inside: its time doubles with each level, 5 s at 20 of them. No program nests so deep.
package enum NestingScan {
  private static let deepest = 12

  /// Whether no more than twelve square brackets are open at once.
  ///
  /// The parser's own lexer finds them, so that neither a quote in a comment or a regular expression
  /// nor the code in a string can hide one. A brace starts a count of its own, because the parser
  /// does not look ahead through it.
  package static func isReadable(_ source: String) -> Bool {
    var source = source
    return source.withUTF8 { bytes in
      var tracker = LookaheadTracker()
      return withUnsafeMutablePointer(to: &tracker) { tracker in
        var depth = 0
        for lexeme in Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: []) {
          switch lexeme.rawTokenKind {
          case .leftSquare:
            depth += 1
            if depth > deepest { return false }
          case .rightSquare: depth = max(0, depth - 1)
          case .leftBrace, .rightBrace: depth = 0
          case .endOfFile: return true
          default: break
          }
        }
        return true
      }
    }
  }
}
