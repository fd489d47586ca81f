internal import SwiftSyntax

/// Puts the members of every view of a file in order.
final class MemberOrderFix: SyntaxVisitor {
  private let source: SourceText
  private let calls: MemberwiseCalls
  /// The edits of the text that was walked.
  private(set) var edits: [TextEdit] = []
  /// The structs that were put in order, and those that stay with the reason, by their number
  /// among all structs of the file.
  private(set) var moved: [Int: String] = [:]
  private(set) var kept: [Int: String] = [:]
  private var count = 0

  init(source: SourceText, calls: MemberwiseCalls) {
    self.source = source
    self.calls = calls
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { count += 1 }
    guard node.inherits("View") else { return .visitChildren }
    let members = ViewMembers(node, in: source)
    guard !members.isOrdered else { return .visitChildren }
    if let hindrance = members.hindrance(calls) {
      kept[count] = "the members of `\(node.name.plainName)` stay as they are: \(hindrance)"
      return .visitChildren
    }
    moved[count] = "the members of `\(node.name.plainName)` are in order"
    edits += members.edits()
    return .visitChildren
  }
}
