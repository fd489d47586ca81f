internal import SwiftSyntax

/// `ForEach(rows.indices, id: \.self) { rows[$0] }` over live state.
struct ForEachIndicesRule: Rule {
  static let description = RuleDescription(
    "foreach-indices", .breakage, .warning,
    message: "A row that looks its element up by index can outlive the element.",
    why: "The range is from the last run of the body, the array is read live: a row that runs once "
      + "more after a removal reads out of range, and an index is no identity for state and moves.",
    remedy: "Loop over the elements, or over bindings: `ForEach($rows) { $row in … }`.",
    link: "https://developer.apple.com/documentation/swiftui/foreach")

  static let calls: Set<String>? = ["ForEach", "List"]

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let name = node.calleeName, name == "ForEach" || name == "List",
      let range = node.arguments.first, range.label == nil,
      let rows = range.expression.indexedCollection, let content = node.closures.first
    else { return }
    let text = rows.trimmedDescription
    let index = content.parameterNames.first ?? "$0"
    let isDirect = content.looksUp(text, at: index)
    let handed = isDirect ? [] : content.rows(given: rows, and: index)
    guard isDirect || !handed.isEmpty, !rows.keepsItsSize(in: node) else { return }
    let value = ValueReader().value(of: rows)
    // A local constant is a copy, which no removal reaches.
    guard case .path(let path, let owner) = value,
      path.joined(separator: ".") == (text.hasPrefix("self.") ? String(text.dropFirst(5)) : text)
    else { return }
    let found = finding(
      at: file.place(of: node.calledExpression),
      "Each row of this `\(name)` reads `\(text)[\(index)]` live, by an index that a removal makes "
        + "too large.")
    file.propose(found) { project in
      guard isDirect || handed.contains(where: { $0.looksUp(in: project) }) else { return nil }
      return project.isLive(path, in: owner) ? found : nil
    }
  }
}

extension ExprSyntax {
  /// `rows` in `rows.indices`, `Array(rows.indices)` and `0..<rows.count`.
  fileprivate var indexedCollection: ExprSyntax? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "indices" ? member.base : nil
    }
    if let call = self.as(FunctionCallExprSyntax.self), call.calleeName == "Array",
      call.arguments.count == 1, let first = call.arguments.first
    {
      return first.expression.indexedCollection
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.indexedCollection
    }
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "..<",
      let count = elements.last?.as(MemberAccessExprSyntax.self),
      count.declName.baseName.text == "count"
    else { return nil }
    return count.base
  }
}

extension ExprSyntax {
  /// What can be done with a collection that leaves all its elements in their places.
  private static let harmless: Set<String> = [
    "indices", "count", "isEmpty", "joined", "map", "compactMap", "flatMap", "filter", "reduce",
    "allSatisfy", "contains", "enumerated", "first", "last", "firstIndex", "lastIndex", "prefix",
    "suffix", "sorted", "min", "max", "reversed", "swapAt", "sort", "shuffle", "reverse",
    "startIndex", "endIndex", "forEach", "dropFirst", "dropLast",
  ]

  /// Whether it is private state that begins with some elements, and nothing in its view takes one
  /// away, puts another collection in its place or hands it on: the fields of a code, for example.
  fileprivate func keepsItsSize(in node: some SyntaxProtocol) -> Bool {
    guard let name = ownProperty, let view = node.enclosingType?.as(StructDeclSyntax.self),
      let state = view.memberBlock.members.lazy.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
        .first(where: { $0.binding(of: name) != nil }),
      state.attributes.has("State"), state.has(modifier: "private"),
      let initial = state.binding(of: name)?.initializer?.value, initial.hasElements
    else { return false }
    return view.memberBlock.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      let text = token.plainName
      guard text == name || text == "$" + name || text == "_" + name,
        let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else { return true }
      var use = Syntax(reference)
      if let access = use.parent?.as(MemberAccessExprSyntax.self), access.declName.id == use.id {
        use = Syntax(access)
      }
      if let row = use.parent?.as(SubscriptCallExprSyntax.self) {
        return row.calledExpression.id == use.id && row.takesOneIndex
      }
      if let sequence = use.parent?.parent?.as(SequenceExprSyntax.self),
        let assignment = Assignment(sequence), assignment.target.id == use.id
      {
        // A new round of a game puts as many in their places.
        return assignment.value.count == 1
          && assignment.value.first?.hasAsManyElements(as: initial) == true
      }
      guard let access = use.parent?.as(MemberAccessExprSyntax.self) else { return false }
      return access.base?.id == use.id && Self.harmless.contains(access.declName.baseName.text)
    }
  }

  /// Whether it makes a collection with elements: `["", ""]` or `Array(repeating: "", count: 6)`.
  private var hasElements: Bool {
    if let literal = self.as(ArrayExprSyntax.self) { return !literal.elements.isEmpty }
    return self.as(FunctionCallExprSyntax.self)?.firstLabel == "repeating"
  }
}

extension ExprSyntax {
  /// Whether both are literals of as many elements, or repeat one as often.
  fileprivate func hasAsManyElements(as other: ExprSyntax) -> Bool {
    if let literal = self.as(ArrayExprSyntax.self) {
      return literal.elements.count == other.as(ArrayExprSyntax.self)?.elements.count
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.firstLabel == "repeating",
      let first = other.as(FunctionCallExprSyntax.self), first.firstLabel == "repeating"
    else { return false }
    return call.arguments.last?.trimmedDescription == first.arguments.last?.trimmedDescription
  }
}

extension SubscriptCallExprSyntax {
  /// Whether it is about one element: a range might be replaced by fewer.
  fileprivate var takesOneIndex: Bool {
    arguments.count == 1 && arguments.first?.expression.is(SequenceExprSyntax.self) == false
  }
}

extension ExprSyntax {
  /// The expression as it is written, `Bindable(model).rows` as `model.rows`.
  fileprivate var withoutBindable: String {
    guard let access = self.as(MemberAccessExprSyntax.self),
      let call = access.base?.as(FunctionCallExprSyntax.self), call.calleeName == "Bindable",
      call.arguments.count == 1, let model = call.arguments.first?.expression
    else { return trimmedDescription }
    return model.trimmedDescription + "." + access.declName.trimmedDescription
  }
}

extension ClosureExprSyntax {
  /// Whether it subscripts the collection, or bindings to it, by the index, and does not check it.
  fileprivate func looksUp(_ collection: String, at index: String) -> Bool {
    var isFound = false
    var pending = Array(statements.children(viewMode: .sourceAccurate))
    while let node = pending.popLast() {
      if let subscripted = node.as(SubscriptCallExprSyntax.self), subscripted.arguments.count == 1,
        subscripted.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
          == index
      {
        let text = subscripted.calledExpression.withoutBindable
        if text == collection || text == "$" + collection || "self." + text == collection
          || text == "self." + collection
        {
          isFound = true
        }
      }
      if let call = node.as(FunctionCallExprSyntax.self), call.calleeName == "contains",
        call.base?.trimmedDescription.hasSuffix(".indices") == true
      {
        return false
      }
      if let count = node.as(MemberAccessExprSyntax.self), count.declName.baseName.text == "count",
        count.base?.trimmedDescription == collection
      {
        return false
      }
      pending += node.children(viewMode: .sourceAccurate)
    }
    return isFound
  }
}

extension ProjectIndex {
  /// Whether what the path leads to is read where it lives now, not from the view's own copy.
  fileprivate func isLive(_ path: [String], in owner: String) -> Bool {
    let owners = types(named: owner)
    guard owners.count == 1, isView(owner), let first = path.first,
      let root = owners[0].property(first), !root.isStatic
    else { return false }
    let live = ["State", "Binding", "AppStorage", "SceneStorage", "Query", "FetchRequest"]
    if path.count == 1 { return root.attributes.contains { live.contains($0.name) } }
    guard let last = self.type(of: .path(Array(path.dropLast()), owner: owner)) else {
      return false
    }
    let models = types(named: last)
    guard models.count == 1 else { return false }
    if models[0].kind != .class {
      return root.attributes.contains { live.contains($0.name) }
    }
    guard let rows = models[0].property(path[path.count - 1]) else { return false }
    // `Array(repeating:count:)` is a board, not a list: nothing is taken from it.
    return !rows.isConstant && rows.initialValue != "Array"
  }
}
