internal import SwiftSyntax

/// The names that the member around a node declares for itself: one of them may hide a member of
/// the type.
enum MemberLocals {
  /// Whether a parameter, constant, variable, local function or captured value of that name is seen
  /// at the node.
  static func hide(_ name: String, at node: some SyntaxProtocol, in file: FileContext) -> Bool {
    guard let root = node.memberAround else { return false }
    return file.memo.scopes.declare(name, at: node, upTo: root)
  }
}
