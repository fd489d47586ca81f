internal import SwiftSyntax

/// Reads who builds which view; told of every declaration and call by the file's walk.
final class ViewReader {
  private struct Member {
    var owner: String
    var name: String
    /// Where its facts are, if it makes a view.
    var index: Int?
  }

  /// The members around the node that is walked, from the outside in.
  private var members: [Member] = []
  /// Which of the declarations around the node are members.
  private var areMembers: [Bool] = []
  /// Whether the last member with a subscript asks how many elements there are.
  private var asked: (member: SyntaxIdentifier, asks: Bool)?

  /// A property or function begins.
  func enter(_ node: some DeclSyntaxProtocol, in facts: inout ViewFacts) {
    guard let name = node.memberName, let owner = node.enclosingType else {
      areMembers.append(false)
      return
    }
    areMembers.append(true)
    let ownerName = Syntax(owner).qualifiedName(endingIn: owner.declaredName)
    var index: Int?
    if node.makesView {
      index = facts.members.count
      facts.members.append(ViewMemberFacts(owner: ownerName, name: name))
    }
    members.append(Member(owner: ownerName, name: name, index: index))
  }

  /// The last one ends.
  func leave() {
    if areMembers.popLast() == true { members.removeLast() }
  }

  /// A call: it may build a view, inject a model or use a modifier of the project.
  func read(_ call: FunctionCallExprSyntax, named name: String, in file: FileContext) {
    if let injected = call.injectedValue(named: name) {
      file.digest.views.injections.append(
        InjectionFacts(
          value: ValueReader().value(of: injected), owner: members.last?.owner ?? "",
          member: members.last?.name ?? ""))
    } else if name == "modifier", let modifier = call.arguments.first?.expression.namedType {
      note(modifier, in: file)
    } else if name == "init" || name.isTypeLike {
      read(call, building: name, in: file)
      // A script without capitals does not tell a modifier from a view.
      if name.first?.isUppercase == false, name != "init" { note(name, in: file) }
    } else if !SwiftUIVocabulary.commonModifiers.contains(name) {
      note(name, in: file)
      // Only inside of what makes views, and only what Apple does not declare.
      if members.last(where: { $0.index != nil }) != nil, !SwiftUIModifiers.contains(name),
        let given = call.givenView
      {
        note(WrapFacts(given: given, name: name), in: file)
      }
    }
  }

  /// A subscript: it may read an element of a collection by an index that the view was given.
  func read(_ node: SubscriptCallExprSyntax, in file: FileContext) {
    guard let member = members.last, member.index != nil || member.name == "body",
      node.arguments.count == 1,
      let index = node.arguments.first?.expression.ownProperty,
      let path = node.calledExpression.ownPath, (1...2).contains(path.count),
      let around = node.memberAround
    else { return }
    let collection = path.joined(separator: ".")
    if asked?.member != around.id {
      // Whoever asks first does not read out of range.
      let asks = around.tokens(viewMode: .sourceAccurate).contains {
        ["indices", "count", "endIndex"].contains($0.text)
      }
      asked = (around.id, asks)
    }
    guard asked?.asks == false else { return }
    file.digest.views.lookups.insert(
      IndexLookup(view: member.owner, collection: collection, index: index))
  }

  private func note(_ wrap: WrapFacts, in file: FileContext) {
    guard let index = members.last(where: { $0.index != nil })?.index else { return }
    file.digest.views.members[index].wraps.insert(wrap)
  }

  /// A member: it may be one of a model, read by a body or written.
  func read(_ node: MemberAccessExprSyntax, in file: FileContext) {
    guard let member = members.last, let base = node.base, base.isPath else { return }
    if node.declName.baseName.text == "objectWillChange" {
      file.digest.views.forwarders.insert(member.owner)
    }
    let isWritten = AssignmentReader.writes(Syntax(node))
    guard isWritten || (member.index != nil && node.runsWithBody) else { return }
    let value = ValueReader().value(of: base)
    guard value != .unknown else { return }
    let use = MemberUse(
      base: value, member: node.declName.baseName.plainName, owner: member.owner)
    if isWritten {
      file.digest.views.writes.insert(use)
    } else if file.digest.views.reads[use] == nil {
      file.digest.views.reads[use] = file.place(of: node)
    }
  }

  private func note(_ call: String, in file: FileContext) {
    guard let index = members.last(where: { $0.index != nil })?.index else { return }
    file.digest.views.members[index].calls.insert(call)
  }

  private func read(
    _ call: FunctionCallExprSyntax, building name: String, in file: FileContext
  ) {
    guard !SwiftUIVocabulary.leaves.contains(name), !SwiftUIVocabulary.containers.contains(name),
      let type = ExprSyntax(call).namedType
    else { return }
    note(type, in: file)
    if !call.closures.isEmpty, !SwiftUIVocabulary.others.contains(name), name != "init" {
      note(WrapFacts(given: WrapFacts.closure, name: type), in: file)
    }
    var way = ViewWay(from: call, file: file)
    if let host = way.climb() {
      file.digest.views.uses.append(
        ViewUse(
          view: type, host: host, steps: way.steps, isConditional: way.isConditional,
          place: file.place(of: call.calledExpression)))
    } else {
      file.digest.views.builtElsewhere.insert(
        String(type.split(separator: ".").last ?? ""))
    }
  }
}

extension DeclSyntaxProtocol {
  /// The name, where the declaration is a property or a function that is a member of a type.
  fileprivate var memberName: String? {
    if let variable = self.as(VariableDeclSyntax.self) {
      guard isMember else { return nil }
      return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
        ?? ""
    }
    guard isMember else { return nil }
    return self.as(FunctionDeclSyntax.self)?.name.plainName
      ?? (self.is(InitializerDeclSyntax.self) ? "init" : nil)
  }

  private var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }

  /// Whether it gives `some View` or the like.
  fileprivate var makesView: Bool {
    let type =
      self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      ?? self.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    return type?.is(SomeOrAnyTypeSyntax.self) == true
      || type?.as(IdentifierTypeSyntax.self)?.name.text == "AnyView"
  }
}

extension FunctionCallExprSyntax {
  /// The name that a chain of modifiers begins with, if it begins with a name: `content` in
  /// `content.padding()` and `content().padding()`; empty for `self` and where there is none.
  fileprivate var givenView: String? {
    guard var root = base else {
      // In an extension of `View` a modifier may stand alone; a parameter that is called is none.
      guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
        enclosingType?.is(ExtensionDeclSyntax.self) == true,
        case .none = LocalNames.meaning(of: name, at: self)
      else { return nil }
      return ""
    }
    // A longer chain is no person's, and each of its calls would go through the whole.
    for _ in 0..<40 {
      guard let call = root.as(FunctionCallExprSyntax.self) else { break }
      guard let inner = call.base else {
        root = call.calledExpression
        break
      }
      root = inner
    }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
    if name.tokenKind == .keyword(.self) { return "" }
    return name.plainName.isTypeLike ? nil : name.plainName
  }

  /// The object of `.environment(object)` and `.environmentObject(object)`, whether they are called
  /// on a view or, in an extension of it, on nothing.
  var injectedValue: ExprSyntax? { calleeName.flatMap(injectedValue) }

  /// The same of a call whose name is known.
  func injectedValue(named name: String) -> ExprSyntax? {
    guard name == "environment" || name == "environmentObject", let argument = arguments.first,
      argument.label == nil
    else { return nil }
    if let path = argument.expression.as(KeyPathExprSyntax.self) {
      // `.environment(\.[objectType: Model.self], model)` is the long form of the same.
      let isByType = path.components.contains {
        $0.component.is(KeyPathSubscriptComponentSyntax.self)
      }
      return isByType && arguments.count == 2 ? arguments.last?.expression : nil
    }
    return arguments.count == 1 ? argument.expression : nil
  }
}
