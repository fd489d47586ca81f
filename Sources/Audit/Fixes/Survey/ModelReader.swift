internal import SwiftSyntax

/// Reads a class into the edits that make it `@Observable`, and what speaks against them.
struct ModelReader {
  let file: FileContext
  let source: SourceText
  private let node: ClassDeclSyntax
  private var site: ModelSite
  /// Every name that the class declares.
  private let names: Set<String>
  /// What its initialisers assign, closures aside.
  private let assignedInInitialisers: Set<String>
  /// What its `deinit` mentions.
  private let namesInDeinitialiser: Set<String>
  /// Where its initialisers touch properties before the object is whole.
  private let earlyReads: EarlyReads

  init(_ node: ClassDeclSyntax, spot: FixSpot, file: FileContext, source: SourceText) {
    self.node = node
    self.file = file
    self.source = source
    site = ModelSite(spot: spot, name: Syntax(node).qualifiedName(endingIn: node.name.plainName))
    let members = ClassMembers(of: node)
    names = members.names
    assignedInInitialisers = members.assignedInInitialisers
    namesInDeinitialiser = members.namesInDeinitialiser
    earlyReads = EarlyReads(of: node)
  }

  /// The site.
  mutating func read() -> ModelSite {
    site.isFileLocal = node.isFileLocal
    site.isObservable = node.attributes.attribute(named: "Observable") != nil
    site.inherits = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if let removed = InheritanceEdit.removal(
      of: "ObservableObject", from: node.inheritanceClause, in: source)
    {
      site.conforms = true
      site.edits += removed.edits
      site.spots.append(spot("observable-object", removed.type))
    }
    if !site.isObservable { site.attribute = attributeInsertion }
    readClass()
    read(node.memberBlock.members)
    return site
  }

  private func spot(_ rule: String, _ node: some SyntaxProtocol) -> FixSpot {
    var spot = site.spot
    spot.rule = rule
    spot.place = file.place(of: node)
    return spot
  }

  private mutating func hinder(_ node: some SyntaxProtocol, _ reason: String) {
    site.hindrances.append(Hindrance(place: file.place(of: node), reason: reason))
  }

  /// `@Observable` on a line of its own, unless the attributes stand before `class` on one line.
  private var attributeInsertion: TextEdit {
    let next = node.modifiers.first?.ownRange.lowerBound ?? node.classKeyword.ownRange.lowerBound
    let indentation = source.indentation(next)
    let text = indentation.map { "@Observable" + source.newline + $0 } ?? "@Observable "
    return TextEdit(at: next, insert: text)
  }

  private mutating func readClass() {
    let name = node.name.plainName
    let modifiers = node.modifiers.map(\.name.text)
    if modifiers.contains("open") {
      hinder(node.name, "`\(name)` is open: a class elsewhere may inherit it")
    }
    if modifiers.contains("private"), node.enclosingType != nil {
      hinder(node.name, "`@Observable` cannot extend `\(name)`, a private class inside of a type")
    }
    if node.ancestors.contains(where: {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }) {
      hinder(node.name, "`\(name)` is local, and `@Observable` cannot extend a local class")
    }
    if node.attributes.contains(where: { $0.is(IfConfigDeclSyntax.self) }) {
      hinder(node.name, "the attributes of `\(name)` stand in `#if`")
    }
    if names.contains("objectWillChange") {
      hinder(node.name, "`\(name)` has an `objectWillChange` of its own")
    }
    for inherited in site.inherits {
      if inherited.contains("&"), inherited.contains("ObservableObject") {
        hinder(node.name, "`\(name)` names ObservableObject in a composition")
      }
      if ["NSManagedObject", "NSPersistentDocument"].contains(TypeName.plain(inherited)) {
        hinder(node.name, "`\(name)` inherits `\(inherited)`, which stores its properties itself")
      }
    }
    if let coding = site.inherits.first(where: {
      ["Codable", "Decodable", "Encodable"].contains(TypeName.plain($0))
    }), !ClassMembers(of: node).codesItself(coding) {
      hinder(
        node.name,
        "`\(name)` is \(coding) with keys made by the compiler, and the macro changes those to `_name`"
      )
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        read(variable)
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if case .decls(let inner) = clause.elements { read(inner) }
        }
      }
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax) {
    let property = StoredProperty(variable)
    if let actor = property.actor {
      site.actors.append((actor.simpleName, file.place(of: actor)))
    }
    if let published = property.published {
      site.spots.append(spot("published", published))
      site.published.formUnion(property.names)
      site.isTracked = true
      site.edits += source.removal(of: published)
      readPublished(variable, property, published)
      return
    }
    guard property.isTracked else { return }
    if let wrapper = property.wrapper {
      let name = wrapper.simpleName
      if StoredProperty.liveWrappers.contains(name) {
        hinder(
          wrapper,
          "views follow `@\(name)` in it through ObservableObject, and would no longer do so")
      }
      site.wrappers.append((name, file.place(of: wrapper)))
    }
    if let attribute = property.storageAttribute, attribute.simpleName == "NSCopying" {
      hinder(
        attribute, "nobody has tried on a Mac what the macro makes of `@NSCopying` beside it")
    }
    if property.names.count != 1, !property.isTuple {
      hinder(
        variable, "`\(property.text)` declares several properties at once; the macro wants one")
    }
    let mustBeIgnored =
      property.wrapper != nil || property.storageAttribute != nil || property.isLazy
      || property.isHandle || property.isQuoted
      || property.isDynamic || property.isOverride
      || property.names.contains { names.contains("_" + $0) || namesInDeinitialiser.contains($0) }
      || property.hasObservers && property.isInitialised
        && property.names.contains(where: assignedInInitialisers.contains)
    if !mustBeIgnored {
      site.isTracked = true
      site.plain.formUnion(property.names)
      readObservers(of: variable, property)
      for name in property.names {
        guard let place = earlyReads.places[name] else { continue }
        hinder(
          place,
          "`init` uses `\(name)` before the object is whole, which the macro does not allow")
      }
    } else {
      site.edits.append(TextEdit(at: variable.ownRange.lowerBound, insert: "@ObservationIgnored "))
    }
  }

  private mutating func readPublished(
    _ variable: VariableDeclSyntax, _ property: StoredProperty, _ published: AttributeSyntax
  ) {
    let name = property.names.first ?? "?"
    if property.isTuple {
      hinder(variable, "the name of a `@Published` property stands in parentheses")
    }
    if published.arguments != nil {
      hinder(published, "`@Published` of `\(name)` has arguments")
    }
    if property.wrapper != nil {
      hinder(variable, "`\(name)` has another property wrapper besides `@Published`")
    }
    if let attribute = property.storageAttribute {
      hinder(
        attribute,
        "the macro moves the storage of `\(name)`, which `@\(attribute.simpleName)` speaks of")
    }
    if property.hasConditionalAttributes {
      hinder(variable, "the attributes of `\(name)` stand in `#if`")
    }
    if property.isQuoted {
      hinder(variable, "the macro cannot store a name in backticks such as `\(name)`")
    }
    if property.isOverride || property.isDynamic {
      hinder(variable, "`\(name)` is an override or dynamic, which the macro cannot store")
    }
    if names.contains("_" + name) {
      hinder(variable, "the macro needs the name `_\(name)`, and the class has one already")
    }
    if property.hasObservers, property.isInitialised, assignedInInitialisers.contains(name) {
      hinder(
        variable, "`init` assigns `\(name)`, and with the macro its `didSet` would run then")
    }
    readObservers(of: variable, property)
  }

  private mutating func readObservers(
    of variable: VariableDeclSyntax, _ property: StoredProperty
  ) {
    guard property.hasObservers, let name = property.names.first else { return }
    if let write = DidSetAssignsSelfRule.endlessWrite(in: variable) {
      return hinder(
        write, "the `didSet` of `\(name)` assigns it again, and with the macro that never ends")
    }
    let found = ObserverWrites.findings(in: variable)
    if let write = found.write {
      hinder(
        write,
        "an observer of `\(name)` changes it again, and with the macro that calls the observer again"
      )
    }
    let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
    let shape =
      type.map { Shape.typed($0) }
      ?? variable.bindings.first?.initializer.map { ShapeReader.shape(of: $0.value) } ?? .unknown
    for call in found.calls {
      site.observerCalls.append(
        ObserverCall(
          property: name, method: call.name, shape: shape, place: file.place(of: call.place)))
    }
  }
}

extension ClassDeclSyntax {
  /// Whether the class, or a type around it, is private to the file.
  fileprivate var isFileLocal: Bool {
    ([Syntax(self)] + Array(ancestors)).contains { node in
      node.asProtocol((any DeclGroupSyntax).self)?.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text)
      } ?? false
    }
  }
}
