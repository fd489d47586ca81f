/// Finds what names and shapes mean in a project, by Swift's own rules of nesting; what it cannot
/// find for certain it calls unknown.
struct TypeLookup {
  /// What a name or an expression turned out to be.
  enum Finding: Equatable {
    /// A type of the project, by its full name.
    case declared(String)
    /// A type that the project does not declare, as it is written.
    case outside(String)
    /// A generic parameter.
    case generic
    /// No telling.
    case unknown
  }

  /// The declarations and extensions of each type, by full name.
  private var declarations: [String: [TypeFacts]] = [:]
  private var extensions: [String: [TypeFacts]] = [:]
  /// The types of globals (`.name`) and the results of functions (`Type.name`).
  private var results: [String: String] = [:]

  init(_ surveys: [FileSurvey]) {
    for facts in surveys.lazy.flatMap(\.digest.types) where facts.kind != .extension {
      declarations[facts.name, default: []].append(facts)
    }
    for facts in surveys.lazy.flatMap(\.digest.types) where facts.kind == .extension {
      guard case .declared(let name) = type(facts.name, in: "", generics: []) else { continue }
      extensions[name, default: []].append(facts)
    }
    for (key, type) in surveys.lazy.flatMap(\.results) {
      let parts = key.split(separator: ".", omittingEmptySubsequences: false)
      let container = parts.dropLast().joined(separator: ".")
      guard case .declared(let name) = self.type(container, in: "", generics: []) else {
        results[key] = type
        continue
      }
      results[name + "." + (parts.last ?? "")] = type
    }
  }

  /// Every declaration and extension of a type.
  func facts(of name: String) -> [TypeFacts] {
    declarations[name, default: []] + extensions[name, default: []]
  }

  /// How often the project declares a type of that full name.
  func declarationCount(_ name: String) -> Int { declarations[name]?.count ?? 0 }

  /// The type that a name means inside of a container.
  func type(
    _ written: String, in container: String, generics: Set<String>, depth: Int = 0
  ) -> Finding {
    let name = TypeName.plain(written)
    guard depth < 8, let first = name.first, first.isLetter || first == "_" else {
      return .outside(name)
    }
    let parts = name.split(separator: ".")
    if let head = parts.first, generics.contains(String(head)) { return .generic }
    if name == "Self" { return type(container, in: "", generics: [], depth: depth + 1) }
    var prefix = container.split(separator: ".")
    while true {
      let full = (prefix + parts).joined(separator: ".")
      if let found = declared(full, depth: depth) { return found }
      if prefix.popLast() == nil { break }
    }
    // `Module.Type`
    if parts.count > 1, let found = declared(parts.dropFirst().joined(separator: "."), depth: depth)
    {
      return found
    }
    return .outside(name)
  }

  private func declared(_ name: String, depth: Int) -> Finding? {
    guard let facts = declarations[name] else { return nil }
    if let alias = facts.first(where: { $0.kind == .typealias }), let target = alias.inherits.first
    {
      let container = name.split(separator: ".").dropLast().joined(separator: ".")
      return type(target, in: container, generics: [], depth: depth + 1)
    }
    return .declared(name)
  }

  /// The type of an expression that stands at a spot.
  func type(of shape: Shape, at spot: FixSpot) -> Finding {
    func named(_ written: String) -> Finding {
      type(written, in: spot.container, generics: spot.generics)
    }
    switch shape {
    case .typed(let written), .construction(let written): return named(written)
    case .literal: return .outside("literal")
    case .type, .unknown: return .unknown
    case .selfValue:
      return spot.container.isEmpty ? .unknown : type(spot.container, in: "", generics: [])
    case .element(let values): return element(of: values, at: spot)
    case .name(let name):
      let found = member(name, of: type(of: .selfValue, at: spot))
      if found != .unknown { return found }
      return results["." + name].map { type($0, in: "", generics: []) } ?? .unknown
    case .member(.type(let written), let name):
      let owner = named(written)
      let found = member(name, of: owner)
      let isInstance = ["shared", "default", "standard", "main", "current"].contains(name)
      return found == .unknown && isInstance ? owner : found
    case .member(let base, let name): return member(name, of: type(of: base, at: spot))
    case .call(nil, let name):
      let owner = type(of: .selfValue, at: spot)
      let found = result(name, of: owner)
      if found != .unknown { return found }
      if let result = results["." + name] { return type(result, in: "", generics: []) }
      // A script without capitals does not tell a function from a type.
      if name.isTypeLike, case .declared(let full) = named(name) { return .declared(full) }
      return .unknown
    case .call(.type(let written)?, let name): return result(name, of: named(written))
    case .call(let base?, let name): return result(name, of: type(of: base, at: spot))
    }
  }

  /// The type of the elements of a collection, which is written `[Element]`.
  private func element(of values: Shape, at spot: FixSpot) -> Finding {
    let same: Set = ["filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast"]
    if case .call(let base?, let name) = values, same.contains(name) {
      return element(of: base, at: spot)
    }
    guard case .outside(let written) = type(of: values, at: spot), written.hasPrefix("["),
      written.hasSuffix("]"), !written.contains(":")
    else { return .unknown }
    return type(
      String(written.dropFirst().dropLast()), in: spot.container, generics: spot.generics)
  }

  /// The type of a property, one that is inherited too.
  private func member(_ name: String, of owner: Finding, depth: Int = 0) -> Finding {
    guard case .declared(let full) = owner, depth < 8 else { return .unknown }
    let all = facts(of: full)
    for facts in all {
      guard let property = facts.property(name) else { continue }
      if let written = property.type { return type(written, in: full, generics: []) }
      let wrapper = property.attributes.first {
        $0.name == "Environment" || $0.name.hasSuffix("DelegateAdaptor")
      }
      if let argument = wrapper?.arguments, argument.hasSuffix(".self") {
        return type(String(argument.dropLast(5)), in: full, generics: [])
      }
      return .unknown
    }
    for parent in all.flatMap(\.inherits) {
      let found = member(name, of: type(parent, in: full, generics: []), depth: depth + 1)
      if found != .unknown { return found }
    }
    return .unknown
  }

  private func result(_ name: String, of owner: Finding) -> Finding {
    guard case .declared(let full) = owner, let written = results[full + "." + name] else {
      return .unknown
    }
    return type(written, in: full, generics: [])
  }

  /// Whether a type inherits another of the project, itself included.
  func reaches(_ name: String, _ ancestor: String, depth: Int = 0) -> Bool {
    if name == ancestor { return true }
    guard depth < 12 else { return false }
    return facts(of: name).flatMap(\.inherits).contains { parent in
      guard case .declared(let full) = type(parent, in: name, generics: []) else {
        return TypeName.plain(parent) == ancestor
      }
      return reaches(full, ancestor, depth: depth + 1)
    }
  }
}
