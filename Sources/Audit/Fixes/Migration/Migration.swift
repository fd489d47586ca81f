/// Decides which models become `@Observable`: each together with everything that holds it, or not
/// at all.
struct Migration: Sendable {
  /// A wrapper's place among the surveys.
  struct Owner: Hashable, Sendable {
    var type: String
    var name: String
  }

  /// A model that could be migrated.
  struct Model: Sendable {
    var path: String
    var site: ModelSite
    var conformances: [(path: String, site: ConformanceSite)] = []
    var hindrances: [Hindrance] = []
    /// The model that it inherits, if any.
    var base: String?

    /// The hindrance that is told: the first by place.
    var firstHindrance: Hindrance? {
      hindrances.min { left, right in
        (left.place.file, left.place.line, left.place.column, left.reason)
          < (right.place.file, right.place.line, right.place.column, right.reason)
      }
    }

    /// Whether it carries `@Observable` itself: a subclass without properties of its own need not.
    var needsAttribute: Bool { site.attribute != nil && (base == nil || site.isTracked) }
  }

  let surveys: [FileSurvey]
  let options: FixOptions
  let lookup: TypeLookup
  /// The models by full name.
  private(set) var models: [String: Model] = [:]
  /// The full names of the classes that are `@Observable` already.
  private(set) var observables: Set<String> = []
  /// The properties that are used through `$`, and those that are assigned.
  private(set) var bound: Set<Owner> = []
  private(set) var assigned: Set<Owner> = []
  private(set) var reassigned: Set<Owner> = []
  /// The properties that some object has and that are assigned there, and those that protocols ask
  /// to be settable, whatever type has them.
  private(set) var writtenNames: Set<String> = []
  /// The properties of any type whose `$name` gives bindings.
  private(set) var projectedNames: Set<String> = []
  /// The models that wrappers hold, and those that are read from the environment.
  private(set) var heldModels: Set<String> = []
  private(set) var environmentModels: Set<String> = []
  /// The properties that calls of initialisers pass, the labels of calls that name no type, and the
  /// properties whose `_name` is used.
  private(set) var passed: Set<Owner> = []
  let inferredLabels: Set<String>
  private(set) var stored: Set<Owner> = []
  /// The wrappers by the property that they are.
  private(set) var wrappers: [Owner: (path: String, site: WrapperSite)] = [:]

  init(_ surveys: [FileSurvey], _ options: FixOptions) {
    self.surveys = surveys
    self.options = options
    lookup = TypeLookup(surveys)
    inferredLabels = Set(
      surveys.lazy.flatMap(\.calls).filter { $0.type == nil }.flatMap(\.labels))
    findModels()
    findProperties()
    judge()
  }

  private mutating func findProperties() {
    for survey in surveys {
      for site in survey.wrappers {
        if let name = heldModel(site) {
          heldModels.insert(name)
          if site.kind == .environmentObject { environmentModels.insert(name) }
        }
        guard let owner = owner(of: site.name, at: site.spot) else { continue }
        wrappers[owner] = (survey.digest.path, site)
      }
      for site in survey.projections {
        if let owner = owner(of: site.name, at: site.spot) { bound.insert(owner) }
      }
      for site in survey.storages {
        if let owner = owner(of: site.name, at: site.spot) { stored.insert(owner) }
      }
      for call in survey.calls {
        guard let type = call.type,
          case .declared(let name) = lookup.type(
            type, in: call.spot.container, generics: call.spot.generics)
        else { continue }
        passed.formUnion(call.labels.map { Owner(type: name, name: $0) })
      }
      assigned.formUnion(survey.assigned.compactMap(owner))
      reassigned.formUnion(survey.reassigned.compactMap(owner))
      writtenNames.formUnion(survey.settableRequirements)
      for write in survey.memberWrites {
        if let type = owningType(of: write) {
          reassigned.insert(Owner(type: type, name: write.name))
        } else {
          writtenNames.insert(write.name)
        }
      }
      for key in survey.reassigned {
        if let owner = owner(key), !isConcrete(owner.type) { writtenNames.insert(owner.name) }
        if owner(key) == nil, let name = key.split(separator: ".").last {
          writtenNames.insert(String(name))
        }
      }
    }
    for property in surveys.lazy.flatMap(\.digest.types).flatMap(\.properties)
    where Self.isProjected(property) {
      projectedNames.insert(property.name)
    }
    bound.formUnion(surveys.lazy.flatMap(\.uses).flatMap(reached))
  }

  /// The type whose property a write changes; nil where only a compiler could tell.
  private func owningType(of write: MemberWrite) -> String? {
    guard case .declared(let type) = lookup.type(of: write.base, at: write.spot), isConcrete(type)
    else { return nil }
    return type
  }

  /// Whether a type's properties are its own: behind a protocol stands any type.
  private func isConcrete(_ type: String) -> Bool {
    let facts = lookup.facts(of: type)
    return facts.contains { [.struct, .class, .enum, .actor].contains($0.kind) }
  }

  /// The property that `type.name` means.
  private func owner(_ key: String) -> Owner? {
    let parts = key.split(separator: ".")
    let container = parts.dropLast().joined(separator: ".")
    guard let name = parts.last,
      case .declared(let type) = lookup.type(container, in: "", generics: [])
    else { return nil }
    return Owner(type: type, name: String(name))
  }

  /// Whether a file has a model that is migrated.
  func makesObservable(_ path: String) -> Bool {
    models.values.contains { $0.path == path && $0.needsAttribute && $0.hindrances.isEmpty }
  }

  /// The model that a finding is, if it is one.
  func model(_ finding: TypeLookup.Finding) -> String? {
    guard case .declared(let name) = finding, models[name] != nil else { return nil }
    return name
  }

  /// Whether a model is migrated.
  func isMigrated(_ name: String) -> Bool { models[name].map(\.hindrances.isEmpty) ?? false }

  /// The property that a name means at a spot.
  func owner(of name: String, at spot: FixSpot) -> Owner? {
    guard case .declared(let type) = lookup.type(of: .selfValue, at: spot) else { return nil }
    return Owner(type: type, name: name)
  }

  private mutating func findModels() {
    var sites: [String: (path: String, site: ModelSite)] = [:]
    for survey in surveys {
      for site in survey.models {
        sites[site.name] = (survey.digest.path, site)
        if site.isObservable { observables.insert(site.name) }
        // An `@Observable` class with `@Published` was left halfway.
        if site.conforms || site.isObservable && !site.published.isEmpty {
          models[site.name] = Model(path: survey.digest.path, site: site)
        }
      }
    }
    for survey in surveys {
      for conformance in survey.conformances {
        let spot = conformance.spot
        guard
          case .declared(let name) = lookup.type(conformance.type, in: "", generics: spot.generics),
          let (path, site) = sites[name]
        else { continue }
        models[name, default: Model(path: path, site: site)].conformances
          .append((survey.digest.path, conformance))
      }
    }
    findHeirs(sites)
    for (name, model) in models { models[name]?.hindrances = model.site.hindrances }
  }

  /// The subclasses of models are models too.
  private mutating func findHeirs(_ sites: [String: (path: String, site: ModelSite)]) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (name, (path, site)) in sites where models[name]?.base == nil {
        for parent in site.inherits {
          let finding = lookup.type(parent, in: site.spot.container, generics: site.spot.generics)
          guard let base = model(finding), base != name else { continue }
          models[name, default: Model(path: path, site: site)].base = base
          isGrowing = true
        }
      }
    }
  }

  /// Keeps the whole family of a model that stays.
  mutating func spreadHindrances() {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (name, model) in models {
        guard let base = model.base, let inherited = models[base] else { continue }
        if let first = model.firstHindrance, inherited.hindrances.isEmpty {
          hinder(base, first.place, "`\(name)` inherits it, and \(first.reason)")
          isGrowing = true
        } else if let first = inherited.firstHindrance, model.hindrances.isEmpty {
          hinder(name, first.place, "it inherits `\(base)`, and \(first.reason)")
          isGrowing = true
        }
      }
    }
  }

  /// Keeps a model as it is.
  mutating func hinder(_ name: String, _ place: SourcePlace, _ reason: String) {
    models[name]?.hindrances.append(Hindrance(place: place, reason: reason))
  }

  /// Keeps every model as it is, or those that `test` picks.
  mutating func hinderAll(
    _ place: SourcePlace, _ reason: String, where test: (Model) -> Bool = { _ in true }
  ) {
    for (name, model) in models where test(model) { hinder(name, place, reason) }
  }

  /// Keeps what a finding may stand for: a model, those of that simple name, or all of them.
  mutating func hinder(
    _ finding: TypeLookup.Finding, _ place: SourcePlace, _ reason: String, unknown: String?
  ) {
    switch finding {
    case .declared(let name): hinder(name, place, reason)
    case .outside(let written):
      let simple = written.split(separator: ".").last.map(String.init) ?? written
      for name in models.keys where name == simple || name.hasSuffix("." + simple) {
        hinder(name, place, reason)
      }
    case .generic: break
    case .unknown:
      if let unknown { hinderAll(place, unknown) }
    }
  }
}
