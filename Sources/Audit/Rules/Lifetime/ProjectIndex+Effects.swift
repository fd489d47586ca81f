extension ProjectIndex {
  /// The project's own class, struct or actor of that name, if there is but one.
  func onlyType(named name: String) -> TypeFacts? {
    let found = types(named: name)
    guard found.count == 1, let type = found.first,
      [.class, .struct, .actor].contains(type.kind)
    else { return nil }
    return type
  }

  /// Whether the project has a function of that name, at least as a method.
  func declaresFunction(_ name: String) -> Bool { functions.contains(name) }

  /// What making an object does to the world, in a few words; nil where it does nothing that is
  /// known.
  func effect(ofMaking type: TypeFacts, labels: [String]) -> String? {
    if let effect = ownEffect(ofMaking: type, labels: labels) { return effect }
    // Whichever initialiser of the superclass is called: each of them has to have an effect.
    for parent in lineage(of: type).dropFirst() {
      if let effect = parent.effectOfInitialValues { return effect }
      let effects = parent.initialisers.map { effect(of: $0, in: parent) }
      if let first = effects.first, !effects.contains(nil) { return first }
    }
    return nil
  }

  private func ownEffect(ofMaking type: TypeFacts, labels: [String]) -> String? {
    if let effect = type.effectOfInitialValues { return effect }
    let candidates = type.initialisers.filter { $0.accepts(labels) }
    // With several that a call could mean, each of them has to do it.
    var first: String?
    for initialiser in candidates {
      guard let effect = effect(of: initialiser, in: type) else { return nil }
      if first == nil { first = effect }
    }
    return first
  }

  private func effect(of initialiser: InitialiserFacts, in type: TypeFacts) -> String? {
    if let effect = initialiser.effect { return effect }
    if let called = effects(of: type).first(where: { initialiser.calls.contains($0.member) }) {
      return "\(called.effect) by way of `\(called.member)`"
    }
    // A name that neither the type nor anything that it inherits from declares is a variable of
    // the module.
    guard type.inherits.allSatisfy({ Self.withoutProperties.contains($0) }) else { return nil }
    let foreign = initialiser.writes.sorted().first { name in
      instanceProperty(name, in: type) == nil && name != "_" && !name.hasPrefix("_")
        && !name.hasPrefix("$")
    }
    return foreign.map { "writes to `\($0)`, which all share" }
  }

  /// Protocols that bring no settable property.
  private static let withoutProperties: Set<String> = [
    "ObservableObject", "Observable", "Sendable", "@unchecked Sendable", "Identifiable",
    "Equatable",
    "Hashable", "Codable", "CustomStringConvertible",
  ]
}
