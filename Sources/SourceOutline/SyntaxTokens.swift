internal import SwiftParser
internal import SwiftSyntax

/// The tokens of a source by their kind: names and literals without what they say.
public struct SyntaxTokens: Sendable {
  /// A number for each token, in order: equal for all names, for all numbers, for all texts, and else
  /// for the same keyword or sign.
  public let kinds: [UInt64]

  /// Reads a source; comments and spacing are no tokens. One that nests too deeply has none.
  public init(of text: String) {
    kinds = NestingScan.isReadable(text) ? DeepStack.run { Self.kinds(of: text) } ?? [] : []
  }

  private static func kinds(of text: String) -> [UInt64] {
    var kinds: [UInt64] = []
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier, .dollarIdentifier: kinds.append(1)
      case .integerLiteral, .floatLiteral: kinds.append(2)
      case .stringSegment: kinds.append(3)
      case .endOfFile: break
      default: kinds.append(number(of: token.text))
      }
    }
    return kinds
  }

  /// FNV-1a, which is the same in every process.
  private static func number(of text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
