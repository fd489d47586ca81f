internal import SwiftSyntax

/// The names in a project behind which something of Combine's stands: `feed.events.sink` needs the
/// import although no name in it is one of Combine's.
struct CombineCarriers: Sendable {
  private let names: Set<String>

  init(_ files: some Sequence<FileDigest>) {
    var names: Set<String> = []
    var types: [TypeFacts] = []
    for file in files {
      names.formUnion(file.combineCarriers)
      types += file.types
    }
    // A type that is one of Combine's under another name, or by its conformance, hands it on.
    let own = types.filter { type in
      type.inherits.contains { Self.mentions($0, CombineSymbols.carrying) }
    }
    let ownNames = Set(own.filter { !$0.isFilePrivate && $0.kind != .extension }.map(\.simpleName))
    names.formUnion(ownNames)
    if !ownNames.isEmpty {
      for property in types.lazy.flatMap(\.properties) {
        guard let type = property.type, !property.access.hasSuffix("private") else { continue }
        if Self.mentions(type, ownNames) { names.insert(property.name) }
      }
    }
    self.names = names
  }

  /// Whether a file that mentions these names may use Combine through one of them.
  func mayBeUsed(by mentioned: Set<String>) -> Bool { !names.isDisjoint(with: mentioned) }

  /// Whether a type as it is written names one of these.
  private static func mentions(_ written: String, _ names: Set<String>) -> Bool {
    written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
      names.contains(String($0))
    }
  }

  /// Notes the names of a property's declaration, if others see it and it holds something of Combine's.
  static func read(_ node: VariableDeclSyntax, into file: FileContext) {
    guard mayCarry(file), isShared(node, node.modifiers) else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      let isCombine =
        binding.typeAnnotation.map { mentions($0.type) }
        ?? binding.initializer.map { makes($0.value) } ?? false
      if isCombine { file.digest.combineCarriers.insert(name.plainName) }
    }
  }

  /// Notes the name of a function's declaration, if others see it and it returns something of Combine's.
  static func read(_ node: FunctionDeclSyntax, into file: FileContext) {
    guard let type = node.signature.returnClause?.type, mayCarry(file),
      isShared(node, node.modifiers), mentions(type)
    else { return }
    file.digest.combineCarriers.insert(node.name.plainName)
  }

  /// SwiftUI brings Combine along.
  private static func mayCarry(_ file: FileContext) -> Bool {
    file.digest.imports.contains("Combine") || file.digest.imports.contains("SwiftUI")
  }

  /// Whether it is no local one, and not for its file alone.
  private static func isShared(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax)
    -> Bool
  {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    let isTop = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    return (isMember || isTop)
      && !modifiers.contains {
        $0.detail == nil
          && ($0.name.tokenKind == .keyword(.private)
            || $0.name.tokenKind == .keyword(.fileprivate))
      }
  }

  private static func mentions(_ type: TypeSyntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { CombineSymbols.carrying.contains($0.text) }
  }

  /// Whether an initial value begins with a type of Combine's, or ends in one of its operators.
  private static func makes(_ value: ExprSyntax) -> Bool {
    var next: ExprSyntax? = value
    while let part = next {
      if let call = part.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else if let generic = part.as(GenericSpecializationExprSyntax.self) {
        if generic.genericArgumentClause.tokens(viewMode: .sourceAccurate).contains(where: {
          CombineSymbols.carrying.contains($0.text)
        }) {
          return true
        }
        next = generic.expression
      } else if let access = part.as(MemberAccessExprSyntax.self) {
        if CombineSymbols.names.contains(access.declName.baseName.text) { return true }
        next = access.base
      } else {
        let name = part.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map(CombineSymbols.carrying.contains) ?? false
      }
    }
    return false
  }
}
