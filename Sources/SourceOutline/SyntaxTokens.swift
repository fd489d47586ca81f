internal import SwiftParser
internal import SwiftSyntax

/// The tokens of a source by their kind: names and literals without what they say.
public struct SyntaxTokens: Sendable {
  /// A number for each token, in order: equal for all names, for all numbers, for all texts, and else
  /// for the same keyword or sign.
  public let kinds: [UInt64]

  /// The same by declaration, so that another order of declarations changes nothing: each at the top of
  /// the file and each member of a type is one, without the members in it.
  public let declarations: [[UInt64]]

  /// Reads a source; comments and spacing are no tokens. One that nests too deeply has none.
  public init(of text: String) {
    guard NestingScan.isReadable(text),
      let read = DeepStack.run({ Self.read(Syntax(Parser.parse(source: text))) })
    else {
      kinds = []
      declarations = []
      return
    }
    (kinds, declarations) = read
  }

  private static func read(_ file: Syntax) -> (kinds: [UInt64], declarations: [[UInt64]]) {
    var kinds: [UInt64] = []
    var declarations: [[UInt64]] = [[]]
    func walk(_ node: Syntax, _ declaration: Int) {
      if let token = node.as(TokenSyntax.self) {
        guard let kind = kind(of: token) else { return }
        kinds.append(kind)
        declarations[declaration].append(kind)
        return
      }
      var declaration = declaration
      if node.is(MemberBlockItemSyntax.self)
        || node.is(CodeBlockItemSyntax.self)
          && node.parent?.parent?.is(SourceFileSyntax.self) == true
      {
        declaration = declarations.count
        declarations.append([])
      }
      for child in node.children(viewMode: .sourceAccurate) { walk(child, declaration) }
    }
    walk(file, 0)
    return (kinds, declarations.filter { !$0.isEmpty })
  }

  private static func kind(of token: TokenSyntax) -> UInt64? {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier: 1
    case .integerLiteral, .floatLiteral: 2
    case .stringSegment: 3
    case .endOfFile: nil
    default: number(of: token.text)
    }
  }

  /// FNV-1a, which is the same in every process.
  private static func number(of text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
