internal import SourceOutline
internal import SwiftSyntax

/// The first place of a file that the parser does not understand.
struct SyntaxFault: Sendable, Equatable {
  /// The line.
  var line: Int
  /// Whether a merge left its marks there.
  var isConflict = false

  /// Nil where the file parses; what `#if compiler(…)` keeps from other compilers is no fault.
  init?(in tree: SourceFileSyntax, text: String) {
    // The parser has noted it at the root already.
    guard tree.hasError else { return nil }
    if let mark = Self.conflict(in: text) {
      self.init(line: mark, isConflict: true)
    } else if let position = Self.first(in: tree) {
      self.init(line: LineTable(text).place(of: position.utf8Offset).line)
    } else {
      return nil
    }
  }

  private init(line: Int, isConflict: Bool = false) {
    self.line = line
    self.isConflict = isConflict
  }

  /// Whether something inside of a node is not understood.
  static func stands(in node: some SyntaxProtocol) -> Bool {
    node.hasError && first(in: node) != nil
  }

  private static func first(in tree: some SyntaxProtocol) -> AbsolutePosition? {
    var pending = [Syntax(tree)]
    while let node = pending.popLast() {
      if let condition = node.as(IfConfigDeclSyntax.self), condition.asksForVersion { continue }
      if node.kind == .unexpectedNodes { return node.positionAfterSkippingLeadingTrivia }
      if let token = node.as(TokenSyntax.self) {
        // A token that is only ill-spaced leaves the tree whole.
        if token.presence == .missing { return node.position }
        continue
      }
      let spacing = node.as(MemberAccessExprSyntax.self)?.illSpacedPeriod ?? []
      let faulty = node.children(viewMode: .all).filter { child in
        !spacing.contains(child.id)
          && (child.hasError || child.as(TokenSyntax.self)?.presence == .missing
            || child.kind == .unexpectedNodes)
      }
      if faulty.isEmpty && !spacing.isEmpty { continue }
      // A node may be faulty by itself.
      if faulty.isEmpty { return node.positionAfterSkippingLeadingTrivia }
      pending += faulty.reversed()
    }
    return nil
  }

  /// The line of the first mark of a conflict that has its middle and its end, too.
  private static func conflict(in text: String) -> Int? {
    var first: Int?
    var hasMiddle = false
    var number = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      if line.starts(with: "<<<<<<< ".utf8) {
        first = first ?? number
      } else if first != nil, line.starts(with: "=======".utf8) {
        hasMiddle = true
      } else if hasMiddle, line.starts(with: ">>>>>>> ".utf8) {
        return first
      }
    }
    return nil
  }
}

extension MemberAccessExprSyntax {
  /// The parts that stand for the period of `a. b`: the parser puts one with the spaces that it wants
  /// in the place of the one that is there.
  fileprivate var illSpacedPeriod: [SyntaxIdentifier] {
    guard period.presence == .missing, let found = unexpectedBetweenBaseAndPeriod, found.count == 1,
      found.first?.as(TokenSyntax.self)?.tokenKind == .period
    else { return [] }
    return [found.id, period.id]
  }
}

extension IfConfigDeclSyntax {
  /// Whether a clause asks for a compiler or a feature: the compiler reads no other clause then.
  fileprivate var asksForVersion: Bool {
    clauses.contains { clause in
      guard let condition = clause.condition else { return false }
      return condition.tokens(viewMode: .sourceAccurate).contains { token in
        ["compiler", "swift", "_compiler_version", "hasFeature", "hasAttribute"]
          .contains(token.text)
      }
    }
  }
}
