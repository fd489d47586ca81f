internal import SwiftSyntax

/// Finds where `@Bindable var name = name` may stand for a use of `$name`.
enum BindableHome {
  /// The insertion at the top of the block; nil where the block could mean something else then, so
  /// that `Bindable(name)` at the use is the safe form.
  static func declaration(
    of name: String, for node: ExprSyntax, in source: SourceText
  ) -> TextEdit? {
    guard let statements = block(around: node), let first = statements.first else { return nil }
    for item in statements {
      if let variable = item.item.as(VariableDeclSyntax.self),
        variable.bindings.contains(where: { $0.pattern.introduces(name) })
      {
        return nil
      }
    }
    let start = first.ownRange.lowerBound
    guard let indentation = source.indentation(start) else { return nil }
    // Above the comments of the first statement, which speak of it.
    let top = source.lineStart(topOfComments(first, source) ?? start)
    return TextEdit(
      at: top, insert: "\(indentation)@Bindable var \(name) = \(name)\(source.newline)")
  }

  /// The start of the comments right above a statement; nil without any.
  private static func topOfComments(_ item: CodeBlockItemSyntax, _ source: SourceText) -> Int? {
    var offset = item.position.utf8Offset
    for piece in item.leadingTrivia {
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        return source.indentation(offset) == nil ? nil : offset
      default: offset += piece.sourceLength.utf8Length
      }
    }
    return nil
  }

  /// The statements of the member around a node: a builder's, or a body with more than one.
  private static func block(around node: ExprSyntax) -> CodeBlockItemListSyntax? {
    for ancestor in node.ancestors {
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        guard let body = function.body?.statements else { return nil }
        let isBody = function.name.text == "body" && isNamed("ViewModifier", function.enclosingType)
        return isBody || isBuilder(function.attributes) || body.count > 1 ? body : nil
      }
      if let accessors = ancestor.as(AccessorBlockSyntax.self) {
        guard case .getter(let body) = accessors.accessors,
          let variable = accessors.parent?.parent?.parent?.as(VariableDeclSyntax.self)
        else { return nil }
        let name = variable.bindings.first?.pattern.trimmedDescription
        let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
        let isBody = name == "body" && type == "some View"
        return isBody || isBuilder(variable.attributes) || body.count > 1 ? body : nil
      }
      if ancestor.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
    }
    return nil
  }

  private static func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
    attributes.attribute(named: "ViewBuilder") != nil
  }

  private static func isNamed(_ name: String, _ type: (any DeclGroupSyntax)?) -> Bool {
    type?.inherits(name) ?? false
  }
}
