internal import SwiftSyntax

extension SurveyWalk {
  /// What an assignment writes to, alone or in a tuple.
  func readTarget(_ target: ExprSyntax) {
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements {
        if let name = element.expression.memberOfSelf {
          survey.reassigned.insert(Syntax(target).containerPath + "." + name)
          survey.assigned.insert(Syntax(target).containerPath + "." + name)
        }
        readTarget(element.expression)
      }
    }
    guard let access = target.as(MemberAccessExprSyntax.self), target.memberOfSelf == nil else {
      return
    }
    survey.memberWrites.append(
      MemberWrite(
        spot: spot("observed-object", access.declName),
        base: access.base.map { ShapeReader.shape(of: $0) } ?? .unknown,
        name: access.declName.baseName.plainName))
  }

  /// A property of a protocol that has a setter.
  func readRequirement(_ node: VariableDeclSyntax) {
    guard node.enclosingType?.is(ProtocolDeclSyntax.self) == true else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
        let accessors = binding.accessorBlock,
        accessors.tokens(viewMode: .sourceAccurate).contains(where: {
          $0.tokenKind == .keyword(.set)
        })
      else { continue }
      survey.settableRequirements.insert(name)
    }
  }

  /// Names of which a call is given two parts to change.
  func readOverlaps(_ call: FunctionCallExprSyntax) {
    var seen: Set<String> = []
    for argument in call.arguments {
      guard let changed = argument.expression.as(InOutExprSyntax.self)?.expression else { continue }
      let names = changed.mentionedNames
      for name in names.intersection(seen) {
        survey.overlaps.append((name, file.place(of: argument.expression)))
      }
      seen.formUnion(names)
    }
  }
}
