internal import SwiftSyntax

/// The way from the place where a view is built out to what builds it.
struct ViewWay {
  private var node: Syntax
  private let file: FileContext
  /// What was passed on the way.
  private(set) var steps: [ViewStep] = []
  /// Whether an `if`, a `switch` or a `ForEach` was passed.
  private(set) var isConditional = false

  init(from call: FunctionCallExprSyntax, file: FileContext) {
    node = Syntax(call)
    self.file = file
  }

  /// Climbs out; nil where the way to the screen cannot be seen.
  mutating func climb() -> ViewUse.Host? {
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .memberAccessExpr(let member):
        guard let call = member.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == member.id
        else { return nil }
        pass(modifier: call, named: member.declName.baseName.plainName)
        node = Syntax(call)
      case .labeledExpr(let argument):
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
          // `#Preview(body: { … })`
          let around = argument.parent?.parent
          if let macro = around?.as(MacroExpansionExprSyntax.self) {
            return preview(macro.macroName, macro.arguments)
          }
          if let macro = around?.as(MacroExpansionDeclSyntax.self) {
            return preview(macro.macroName, macro.arguments)
          }
          // The parentheses around an expression hold labelled expressions, too.
          guard let tuple = argument.parent?.parent?.as(TupleExprSyntax.self) else { return nil }
          node = Syntax(tuple)
          continue
        }
        let closure = argument.expression.is(ClosureExprSyntax.self)
        guard let way = enter(call, label: argument.label?.plainName, closure: closure) else {
          return nil
        }
        if case .end(let host) = way { return host }
        node = Syntax(call)
      case .closureExpr(let closure):
        if let macro = closure.parent?.as(MacroExpansionExprSyntax.self) {
          return preview(macro.macroName, macro.arguments)
        }
        if let macro = closure.parent?.as(MacroExpansionDeclSyntax.self) {
          return preview(macro.macroName, macro.arguments)
        }
        if closure.parent?.is(LabeledExprSyntax.self) == true {
          node = Syntax(closure)
          continue
        }
        let element = closure.parent?.as(MultipleTrailingClosureElementSyntax.self)
        guard
          let call = (element?.parent?.parent ?? closure.parent)?.as(FunctionCallExprSyntax.self),
          let way = enter(call, label: element?.label.plainName, closure: true)
        else { return nil }
        if case .end(let host) = way { return host }
        node = Syntax(call)
      case .ifExpr, .switchExpr, .ternaryExpr, .unresolvedTernaryExpr:
        isConditional = true
        node = parent
      case .sequenceExpr(let sequence):
        guard !sequence.elements.contains(where: { $0.is(AssignmentExprSyntax.self) }) else {
          return nil
        }
        isConditional = true
        node = parent
      case .variableDecl(let variable):
        guard let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self) else {
          return nil
        }
        return member(variable, variable.modifiers, named: name.identifier.plainName)
      case .functionDecl(let function):
        return member(function, function.modifiers, named: function.name.plainName)
      case .codeBlockItem, .codeBlockItemList, .codeBlock, .expressionStmt, .returnStmt, .exprList,
        .switchCase, .switchCaseList, .accessorBlock, .accessorDecl, .accessorDeclList,
        .patternBinding, .patternBindingList, .ifConfigDecl, .ifConfigClause, .ifConfigClauseList:
        node = parent
      case .postfixIfConfigExpr(let condition):
        pass(modifiersIn: condition.config)
        node = parent
      default: return nil
      }
    }
    return nil
  }

  private func preview(_ name: TokenSyntax, _ arguments: LabeledExprListSyntax) -> ViewUse.Host? {
    guard name.text == "Preview" else { return nil }
    guard let first = arguments.firstIndex(where: { $0.label?.text == "traits" }) else {
      return .preview
    }
    // A trait may bring a modifier that injects.
    let isPlain = arguments[first...].allSatisfy { argument in
      let trait =
        argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? argument.expression
      return argument.label?.text == "body"
        || trait.as(MemberAccessExprSyntax.self).map {
          SwiftUIVocabulary.plainTraits.contains($0.declName.baseName.text)
        } == true
    }
    return isPlain ? .preview : nil
  }

  private func member(
    _ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, named name: String
  ) -> ViewUse.Host? {
    var outer = node.parent
    while let inner = outer, !inner.is(MemberBlockItemSyntax.self) {
      guard
        inner.is(IfConfigClauseSyntax.self) || inner.is(IfConfigDeclSyntax.self)
          || inner.is(IfConfigClauseListSyntax.self) || inner.is(MemberBlockItemListSyntax.self)
      else { return nil }
      outer = inner.parent
    }
    let isStatic = modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    guard let group = node.enclosingType, outer != nil, !isStatic || name == "previews" else {
      return nil
    }
    return .member(
      owner: Syntax(group).qualifiedName(endingIn: group.declaredName), name: name)
  }

  private mutating func pass(modifier call: FunctionCallExprSyntax, named name: String) {
    if let injected = call.injectedValue {
      steps.append(.injects(ValueReader().value(of: injected)))
    } else if name == "modifier", let argument = call.arguments.first?.expression {
      steps.append(argument.namedType.map { .argument($0) } ?? .injects(.unknown))
    } else if name == "transformEnvironment" {
      steps.append(.injects(.unknown))
    } else if !SwiftUIVocabulary.commonModifiers.contains(name) {
      steps.append(.modified(name))
      // `.if(isOn) { $0.environment(model) }` hands the view to a closure, which injects.
      for closure in call.closures { steps += closure.injectedIntoParameter }
    }
  }

  /// Passes the modifiers of an `#if` behind a view: each may stand around it.
  private mutating func pass(modifiersIn condition: IfConfigDeclSyntax) {
    for case .postfixExpression(let chain) in condition.clauses.map(\.elements) {
      var expression: ExprSyntax? = chain
      while let call = expression?.as(FunctionCallExprSyntax.self) {
        if let name = call.calleeName { pass(modifier: call, named: name) }
        expression = call.base
      }
    }
  }

  private enum Entrance {
    case through
    case end(ViewUse.Host)
  }

  /// Passes a call that holds the view as an argument or in a closure.
  private mutating func enter(
    _ call: FunctionCallExprSyntax, label: String?, closure: Bool
  ) -> Entrance? {
    guard let name = call.calleeName else { return nil }
    guard name.isTypeLike else {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
      if member.base?.is(SuperExprSyntax.self) == true { return host(above: call, label: label) }
      return enter(modifier: name, on: member, closure: closure)
    }
    switch name {
    case "NavigationLink":
      if isLabel(of: call, label: label, closure: closure) { return .through }
      steps.append(.pushed(name))
    case "NavigationStack", "NavigationView": steps.append(.stack)
    case "NavigationSplitView": steps.append(.split)
    case "Button":
      guard label == "label" || call.firstLabel == "action" && label == nil else { return nil }
    case _ where SwiftUIVocabulary.hosts[name] != nil:
      guard SwiftUIVocabulary.hosts[name] == label || label == nil && closure else { return nil }
      let group = call.enclosingType
      let owner = group.map { Syntax($0).qualifiedName(endingIn: $0.declaredName) } ?? ""
      return .end(.hosting(name, owner: owner))
    case "ForEach": isConditional = true
    case _ where SwiftUIVocabulary.containers.contains(name): break
    default:
      guard let type = ExprSyntax(call).namedType else { return nil }
      steps.append(closure ? .content(type) : .argument(type))
      // A script without capitals does not tell a function from a view.
      if name.first?.isUppercase == false { steps.append(.modified(name)) }
    }
    return .through
  }

  /// `super.init(rootView:)` in a hosting controller of the project's own.
  private func host(above call: FunctionCallExprSyntax, label: String?) -> Entrance? {
    guard label == "rootView", let type = call.enclosingType?.as(ClassDeclSyntax.self),
      let host = SwiftUIVocabulary.hosts.keys.first(where: { type.inherits($0) })
    else { return nil }
    return .end(
      .hosting(host, owner: Syntax(type).qualifiedName(endingIn: type.declaredName)))
  }

  private mutating func enter(
    modifier name: String, on member: MemberAccessExprSyntax, closure: Bool
  ) -> Entrance? {
    if SwiftUIVocabulary.presenters.contains(name) {
      steps.append(.presented("." + name))
    } else if name == "navigationDestination" {
      steps.append(.pushed("." + name))
    } else if !SwiftUIVocabulary.contentModifiers.contains(name) {
      // A function of some object may show the view anywhere; a modifier stands on a view.
      guard closure, member.base?.isViewChain == true else { return nil }
      steps.append(.modified(name))
    }
    return .through
  }

  /// Whether a closure or argument of a `NavigationLink` is its label.
  private func isLabel(of call: FunctionCallExprSyntax, label: String?, closure: Bool) -> Bool {
    if let label, label != "destination" { return true }
    guard label == nil, closure else { return label == nil }
    return call.arguments.contains { ["destination", "value"].contains($0.label?.text ?? "") }
  }
}

extension ExprSyntax {
  /// Whether a chain of modifiers begins with a view that is built there.
  fileprivate var isViewChain: Bool {
    var expression = self
    while true {
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
      guard let base = call.base else {
        return call.calleeName?.isTypeLike == true
      }
      expression = base
    }
  }
}

extension ClosureExprSyntax {
  /// What the closure injects into the view that it is given: `$0`, or its first parameter.
  fileprivate var injectedIntoParameter: [ViewStep] {
    let names = parameterNames + ["$0"]
    var found: [ViewStep] = []
    var pending = Array(statements.children(viewMode: .sourceAccurate))
    while let node = pending.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self), let injected = call.injectedValue,
        let root = call.chainRoot, names.contains(root)
      {
        found.append(.injects(ValueReader().value(of: injected)))
      }
      pending += node.children(viewMode: .sourceAccurate)
    }
    return found
  }
}

extension FunctionCallExprSyntax {
  /// The name that a chain of modifiers begins with: `view` in `view.padding().environment(model)`.
  fileprivate var chainRoot: String? {
    var base = base
    while let call = base?.as(FunctionCallExprSyntax.self) { base = call.base }
    return base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName
  }
}
