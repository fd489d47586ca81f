extension ProjectIndex {
  /// The types that an injection of the value serves.
  func injected(_ value: ValueFacts) -> InjectedTypes {
    guard let type = type(of: value) else { return InjectedTypes(hasUnknown: true) }
    let found = types(named: type)
    // A generic parameter or a typealias may stand for anything.
    guard !found.isEmpty, found.allSatisfy({ $0.kind == .class }) else {
      return InjectedTypes(hasUnknown: true)
    }
    var injected = InjectedTypes()
    for type in found {
      injected.types.insert(type.name)
      for parent in type.inherits { injected.types.formUnion(types(named: parent).map(\.name)) }
    }
    return injected
  }

  /// The name of the value's type, as far as the project shows it.
  func type(of value: ValueFacts) -> String? {
    switch value {
    case .type(let name): return name
    case .unknown: return nil
    case .path(let path, var owner):
      for name in path {
        let owners = types(named: owner)
        guard owners.count == 1, let property = owners[0].property(name), let type = property.holds
        else { return nil }
        owner = type
      }
      return owner
    }
  }
}

extension PropertyFacts {
  /// The type of its value: written, named by the initial value, or read from the environment.
  var holds: String? {
    if let type { return type }
    guard let argument = attribute("Environment")?.arguments, argument.hasSuffix(".self") else {
      return nil
    }
    return String(argument.dropLast(".self".count))
  }
}
