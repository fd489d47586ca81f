internal import SwiftSyntax

/// Where the observers of a property change the property itself.
///
/// In a plain class such a change goes to the storage. The macro leaves a setter in front of it,
/// and an observer that calls the setter is called by it again.
enum ObserverWrites {
  /// A method that an observer calls on the property: whether it changes it, its type says.
  struct Call {
    var name: String
    var place: ExprSyntax
  }

  /// What the observers do to the property.
  struct Findings {
    /// The first change for certain.
    var write: ExprSyntax?
    /// Methods that may change it, if it is no object.
    var calls: [Call] = []
  }

  /// What the observers of a declaration do.
  static func findings(in variable: VariableDeclSyntax) -> Findings {
    var found = Findings()
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
        case .accessors(let accessors)? = binding.accessorBlock?.accessors
      else { continue }
      for accessor in accessors {
        guard let body = accessor.body,
          [.keyword(.didSet), .keyword(.willSet)].contains(accessor.accessorSpecifier.tokenKind),
          !(body.statements.count == 1 && body.statements.first?.isClamp(of: name) == true)
        else { continue }
        let parameter = accessor.parameters?.name.plainName
        read(body, name, isShadowed: parameter == name, into: &found)
      }
    }
    return found
  }

  private static func read(
    _ body: CodeBlockSyntax, _ name: String, isShadowed: Bool, into found: inout Findings
  ) {
    var pending = [Syntax(body)]
    while let node = pending.popLast() {
      if let expression = node.as(ExprSyntax.self), expression.memberOfSelf == name,
        !isShadowed || expression.is(MemberAccessExprSyntax.self)
      {
        switch use(of: expression) {
        case .written: found.write = found.write ?? expression
        case .called(let method): found.calls.append(Call(name: method, place: expression))
        case .read: break
        }
        continue
      }
      if let access = node.as(MemberAccessExprSyntax.self) {
        if let base = access.base { pending.append(Syntax(base)) }
        continue
      }
      pending += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  private enum Use {
    case read, written
    case called(String)
  }

  /// What becomes of the value that a property's name begins.
  private static func use(of expression: ExprSyntax) -> Use {
    var node = Syntax(expression)
    var isWhole = true
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .inOutExpr: return .written
      case .optionalChainingExpr, .forceUnwrapExpr: break
      case .subscriptCallExpr(let call):
        guard call.calledExpression.id == node.as(ExprSyntax.self)?.id else { return .read }
        isWhole = false
      case .memberAccessExpr(let access):
        guard access.base?.id == node.as(ExprSyntax.self)?.id else { return .read }
        isWhole = false
      case .functionCallExpr(let call):
        guard !isWhole, call.calledExpression.id == node.as(ExprSyntax.self)?.id,
          let name = call.calleeName
        else { return .read }
        return .called(name)
      case .labeledExpr, .labeledExprList, .tupleExpr:
        guard
          let tuple = parent.as(TupleExprSyntax.self) ?? parent.parent?.as(TupleExprSyntax.self)
            ?? parent.parent?.parent?.as(TupleExprSyntax.self)
        else { return .read }
        node = Syntax(tuple)
        continue
      case .infixOperatorExpr(let infix):
        return infix.leftOperand.id == node.as(ExprSyntax.self)?.id && infix.operator.isAssignment
          ? .written : .read
      case .exprList(let list):
        let parts = Array(list.prefix(2))
        let isTarget =
          parts.count == 2 && Syntax(parts[0]).id == node.id && parts[1].isAssignment
        return isTarget ? .written : .read
      default: return .read
      }
      node = parent
    }
    return .read
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is `if name > limit { name = limit }`, which ends at its second turn.
  fileprivate func isClamp(of name: String) -> Bool {
    let expression =
      item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let test = expression?.as(IfExprSyntax.self), test.elseBody == nil,
      test.conditions.count == 1, test.body.statements.count == 1,
      let comparison = test.conditions.first?.condition.as(SequenceExprSyntax.self),
      let change = test.body.statements.first?.item.as(SequenceExprSyntax.self)
    else { return false }
    let (left, right) = (Array(comparison.elements), Array(change.elements))
    guard left.count == 3, right.count == 3,
      let sign = left[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      [">", "<", "!="].contains(sign), right[1].is(AssignmentExprSyntax.self),
      left[0].memberOfSelf == name, right[0].memberOfSelf == name
    else { return false }
    let limit = left[2].trimmedDescription
    return limit == right[2].trimmedDescription
      && (left[2].is(DeclReferenceExprSyntax.self) || left[2].is(IntegerLiteralExprSyntax.self)
        || left[2].is(FloatLiteralExprSyntax.self) || left[2].is(PrefixOperatorExprSyntax.self)
        || left[2].is(MemberAccessExprSyntax.self))
  }
}
