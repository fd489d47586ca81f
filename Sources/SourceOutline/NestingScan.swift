@_spi(Testing) @_spi(RawSyntax) internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Says whether the parser can read a source in reasonable time, without parsing it.
///
/// The toolchain's parser looks ahead at each `[` for a generic argument or an array type, and
/// again inside: its time doubles with each level, 5 s at 20 of them. No program nests so deep.
package enum NestingScan {
  /// How many square brackets may be open at once: a third of a second for the parser.
  package static let deepest = 16

  /// Whether no more square brackets are open at once than the parser can bear.
  ///
  /// The parser's own lexer finds them, so that neither a quote in a comment or a regular expression
  /// nor the code in a string can hide one. A brace starts a count of its own, because the parser
  /// does not look ahead through it.
  package static func isReadable(_ source: String) -> Bool {
    var source = source
    return source.withUTF8 { bytes in
      if isSurelyFlat(bytes) { return true }
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

  /// A quick look that the lexer is spared by in nearly all sources: counts too much rather than
  /// too little, and knows nothing of sources with texts or comments of several lines.
  ///
  /// In a line that may hold a text, a comment or a regular expression only what opens counts.
  private static func isSurelyFlat(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var depth = 0
    var start = 0
    while start < bytes.count {
      var end = start
      var isPlain = true
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
        let previous = end > 0 ? bytes[end - 1] : 0
        switch bytes[end] {
        case UInt8(ascii: "\""):
          isPlain = false
          if previous == UInt8(ascii: "\""), end > 1, bytes[end - 2] == previous { return false }
        case UInt8(ascii: "/"):
          isPlain = false
          if previous == UInt8(ascii: "#") { return false }
        case UInt8(ascii: "*"): if previous == UInt8(ascii: "/") { return false }
        case UInt8(ascii: "#"), UInt8(ascii: "'"), UInt8(ascii: "`"): isPlain = false
        default: break
        }
        end += 1
      }
      for index in start..<end {
        switch bytes[index] {
        case UInt8(ascii: "["):
          depth += 1
          if depth > deepest { return false }
        case UInt8(ascii: "]") where isPlain: depth = max(0, depth - 1)
        case UInt8(ascii: "{") where isPlain, UInt8(ascii: "}") where isPlain: depth = 0
        default: break
        }
      }
      start = end + 1
    }
    return true
  }
}
