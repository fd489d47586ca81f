internal import SwiftSyntax

/// Puts the members of the views of a file in order: those of a view inside of a view in the next
/// round, since their text is part of what the outer one moves.
final class MemberOrderFix: SyntaxVisitor {
  private let source: SourceText
  private let calls: MemberwiseCalls
  private let mode: MemberOrderMode
  /// The edits of the text that was walked.
  private(set) var edits: [TextEdit] = []
  /// The structs that were put in order, and those that stay with the reason, by full name.
  private(set) var moved: [String: String] = [:]
  private(set) var kept: [String: String] = [:]
  /// Whether views were left for another round.
  private(set) var needsAnotherRound = false
  private var end = 0

  init(source: SourceText, calls: MemberwiseCalls, mode: MemberOrderMode) {
    self.source = source
    self.calls = calls
    self.mode = mode
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.inherits("View") else { return .visitChildren }
    let members = ViewMembers(node, in: source)
    guard !members.isOrdered(mode) else { return .visitChildren }
    if let hindrance = members.hindrance(calls) {
      kept[members.name] = "the members of `\(node.name.plainName)` stay as they are: \(hindrance)"
      return .visitChildren
    }
    guard node.ownRange.lowerBound >= end else {
      needsAnotherRound = true
      return .visitChildren
    }
    moved[members.name] = "the members of `\(node.name.plainName)` are in order"
    edits += members.edits()
    end = node.ownRange.upperBound
    return .visitChildren
  }
}
