internal import SwiftSyntax

/// The names that the member around a node declares for itself, in whichever of its scopes: one
/// of them may hide a member of the type.
enum MemberLocals {
  /// Parameters, constants, variables, local functions and captured values.
  static func around(_ node: some SyntaxProtocol, in file: FileContext) -> Set<String> {
    guard let root = node.memberAround else { return [] }
    return file.memo.locals(of: root) { names(in: root) }
  }

  /// The same, read anew.
  static func names(in root: Syntax) -> Set<String> {
    var found: Set<String> = []
    var pending = [root]
    if let variable = root.as(VariableDeclSyntax.self) {
      // The member's own name is no local one.
      pending = variable.bindings.flatMap { binding in
        [binding.initializer.map(Syntax.init), binding.accessorBlock.map(Syntax.init)]
          .compactMap { $0 }
      }
    }
    while let node = pending.popLast() {
      switch node.kind {
      case .identifierPattern:
        if let name = node.as(IdentifierPatternSyntax.self)?.identifier { add(name, to: &found) }
        continue
      case .functionParameter:
        if let parameter = node.as(FunctionParameterSyntax.self) {
          add(parameter.secondName ?? parameter.firstName, to: &found)
        }
      case .closureParameter:
        if let parameter = node.as(ClosureParameterSyntax.self) {
          add(parameter.secondName ?? parameter.firstName, to: &found)
        }
      case .closureShorthandParameter:
        if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
          add(parameter.name, to: &found)
        }
      case .closureCapture:
        if let item = node.as(ClosureCaptureSyntax.self) { add(item.name, to: &found) }
      case .functionDecl:
        if let function = node.as(FunctionDeclSyntax.self), node != root {
          add(function.name, to: &found)
        }
      default: break
      }
      pending.append(below: node)
    }
    return found
  }

  private static func add(_ name: TokenSyntax, to found: inout Set<String>) {
    if name.tokenKind != .keyword(.self) { found.insert(name.plainName) }
  }
}
