extension Migration {
  /// Collects everything that keeps a model as it is.
  mutating func judge() {
    judgeModels()
    judgeUnread()
    for (name, model) in models {
      for (path, conformance) in model.conformances {
        guard let survey = surveys.first(where: { $0.digest.path == path }),
          let reason = obstacle(in: survey)
        else { continue }
        hinder(name, conformance.spot.place, reason)
      }
    }
    for survey in surveys {
      let missing = obstacle(in: survey)
      for site in survey.wrappers { judge(site, missing) }
      for site in survey.projections { judge(site, missing) }
      for site in survey.storages { judge(site, missing) }
      for use in survey.uses { judge(use, missing) }
      for site in survey.constraints { judge(site) }
      for attribute in survey.attributes { judgeAlias(attribute) }
      for call in survey.strayWrappers {
        for value in call.arguments {
          let reason = "`\(call.type ?? "")(…)` is made here apart from a property"
          hinder(
            lookup.type(of: value, at: call.spot), call.spot.place, reason,
            unknown: reason + " and may hold it")
        }
      }
      for mention in survey.specialisations where mention.type?.hasPrefix("@") == true {
        for argument in mention.arguments {
          hinder(
            lookup.type(of: argument, at: mention.spot), mention.spot.place,
            "`\(mention.type?.dropFirst() ?? "")` is used with it", unknown: nil)
        }
      }
    }
    spreadHindrances()
  }

  private mutating func judgeModels() {
    let enclosing = Set(surveys.flatMap(\.enclosingWrappers).map { $0.split(separator: ".").last })
    let obstacles = Dictionary(
      surveys.compactMap { survey in obstacle(in: survey).map { (survey.digest.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    for (name, model) in models {
      let place = model.site.spot.place
      if lookup.declarationCount(name) > 1 {
        hinder(name, place, "several types are called `\(name)`")
      }
      if let reason = obstacles[model.path] { hinder(name, place, reason) }
      if isTaken("Observable", at: model.site.spot) {
        hinder(name, place, "`Observable` means a type of these sources there")
      }
      let facts = lookup.facts(of: name)
      let isCoded = facts.contains { facts in
        facts.kind == .extension
          && facts.inherits.contains { ["Codable", "Encodable"].contains(TypeName.plain($0)) }
      }
      if isCoded, !facts.contains(where: { $0.methods.contains("encode") }) {
        hinder(
          name, place,
          "it is encoded with keys made by the compiler, and the macro changes those to `_name`")
      }
      for survey in surveys {
        for (property, place) in survey.overlaps where model.site.plain.contains(property) {
          hinder(
            name, place,
            "two parts of `\(property)` are changed in one call, and with the macro they overlap")
        }
      }
      for call in model.site.observerCalls where mayChange(call, at: model.site.spot) {
        hinder(
          name, call.place,
          "an observer of `\(call.property)` may change it by `\(call.method)`, and with the macro "
            + "that calls the observer again")
      }
      for wrapper in model.site.wrappers where enclosing.contains(Substring(wrapper.name)) {
        hinder(
          name, wrapper.place, "`@\(wrapper.name)` announces changes through the object around it")
      }
      for wrapper in model.site.wrappers
      where aliased(wrapper.name, at: model.site.spot) == "Published" {
        hinder(name, wrapper.place, "`@\(wrapper.name)` is `@Published` by another name")
      }
      for actor in model.site.actors where isWrapper(actor.name, at: model.site.spot) {
        hinder(name, actor.place, "`@\(actor.name)` is a property wrapper, not an actor")
      }
    }
    let announcing = Set(
      surveys.lazy.flatMap(\.models).filter { !$0.published.isEmpty }.map(\.name))
    for survey in surveys {
      for site in survey.models {
        for parent in site.inherits {
          let finding = lookup.type(parent, in: site.spot.container, generics: site.spot.generics)
          hinder(
            outsideOnly(finding), site.spot.place, "`\(site.name)` may inherit it", unknown: nil)
          if case .declared(let base) = finding, models[base] == nil, announcing.contains(base) {
            hinder(site.name, site.spot.place, "`\(base)`, which it inherits, has `@Published`")
          }
        }
      }
    }
  }

  private func isWrapper(_ name: String, at spot: FixSpot) -> Bool {
    guard case .declared(let type) = lookup.type(name, in: spot.container, generics: spot.generics)
    else { return false }
    return lookup.facts(of: type).contains { $0.has(attribute: "propertyWrapper") }
  }

  /// Whether a method may change the property itself: a method of an object cannot.
  private func mayChange(_ call: ObserverCall, at spot: FixSpot) -> Bool {
    if case .literal = call.shape { return AssignmentReader.mutators.contains(call.method) }
    switch lookup.type(of: call.shape, at: spot) {
    case .declared(let name):
      let facts = lookup.facts(of: name)
      guard facts.contains(where: { [.struct, .enum].contains($0.kind) }) else { return false }
      return facts.contains { $0.mutatingMethods.contains(call.method) }
        || !facts.contains { $0.methods.contains(call.method) }
    case .outside, .generic, .unknown: return AssignmentReader.mutators.contains(call.method)
    }
  }

  /// Why nothing in a file can become Observation's; nil if it can.
  private func obstacle(in survey: FileSurvey) -> String? {
    survey.isBroken
      ? "\(survey.digest.path) has errors of syntax"
      : options.observationIsMissing(survey.digest.path)
  }

  private mutating func judge(_ site: WrapperSite, _ missing: String?) {
    let finding = lookup.type(of: site.shape, at: site.spot)
    let place = site.spot.place
    hinder(outsideOnly(finding), place, "`\(site.name)` may hold it", unknown: nil)
    if finding == .unknown {
      hinderAll(place, "the type of `\(site.name)` is unknown here and may be it")
    }
    guard let name = model(finding) else { return }
    if let reason = missing { hinder(name, place, reason) }
    if isTaken(site.kind.successor, at: site.spot) {
      hinder(name, place, "`\(site.kind.successor)` means a type of these sources there")
    }
    for hindrance in site.hindrances {
      hinder(name, hindrance.place, "`\(site.name)` cannot change its wrapper: \(hindrance.reason)")
    }
  }

  /// Whether a model or one that it inherits has a `@Published` property of that name.
  func publishes(_ property: String, _ name: String) -> Bool {
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, let model = models[name], seen.insert(name).inserted {
      if model.site.published.contains(property) { return true }
      next = model.base
    }
    return false
  }

  /// Whether a name that SwiftUI or Observation has means something else at a spot.
  private func isTaken(_ name: String, at spot: FixSpot) -> Bool {
    lookup.type(name, in: spot.container, generics: spot.generics) != .outside(name)
  }

  private func outsideOnly(_ finding: TypeLookup.Finding) -> TypeLookup.Finding {
    if case .outside = finding { return finding }
    return .generic
  }

  private mutating func judge(_ site: ProjectionSite, _ missing: String?) {
    guard let owner = owner(of: site.name, at: site.spot) else { return }
    if let (_, wrapper) = wrappers[owner] {
      if let missing, let name = heldModel(wrapper) { hinder(name, site.spot.place, missing) }
      guard !site.hasMember, let name = heldModel(wrapper) else { return }
      hinder(name, site.spot.place, "`$\(site.name)` is passed on as a whole")
    } else if publishes(site.name, owner.type) {
      hinder(owner.type, site.spot.place, "`$\(site.name)` is used as a publisher")
    }
  }

  private mutating func judge(_ site: StorageSite, _ missing: String?) {
    guard let owner = owner(of: site.name, at: site.spot) else { return }
    if let (_, wrapper) = wrappers[owner] {
      if let missing, let name = heldModel(wrapper) { hinder(name, site.spot.place, missing) }
      let edits = wrapper.kind == .stateObject ? site.state : site.bindable
      guard edits.isEmpty || wrapper.kind == .environmentObject, let name = heldModel(wrapper)
      else { return }
      hinder(
        name, site.spot.place, "`_\(site.name)` is used in a way that has no plain counterpart")
    } else if publishes(site.name, owner.type) {
      hinder(owner.type, site.spot.place, "`_\(site.name)` reaches into `@Published`")
    }
  }

  private mutating func judge(_ use: ObjectUse, _ missing: String?) {
    let finding = lookup.type(of: use.object, at: use.spot)
    let place = use.spot.place
    switch use.kind {
    case .injection:
      hinder(
        outsideOnly(finding), place, "what `.environmentObject` offers here may be it", unknown: nil
      )
      if finding == .unknown {
        // Nobody offers what nobody reads; what no view holds may be held elsewhere.
        let (read, held) = (environmentModels, heldModels)
        hinderAll(place, "the type that `.environmentObject` offers here is unknown and may be it")
        {
          read.contains($0.site.name) || !held.contains($0.site.name)
        }
      } else if let name = model(finding) {
        if use.edits.isEmpty { hinder(name, place, "`environmentObject` is no plain call here") }
        if let missing { hinder(name, place, missing) }
      }
    case .objectWillChange:
      hinder(
        finding, place, "`objectWillChange` is used",
        unknown: "`objectWillChange` of an object of unknown type is used")
    case .publisher(let property):
      judgeReach(use, property)
      let reason = "`$\(property)` is used as a publisher"
      guard finding == .unknown else { return hinder(finding, place, reason, unknown: nil) }
      hinderAll(place, reason + " of an object of unknown type") {
        $0.site.published.contains(property)
      }
    }
  }

  private mutating func judge(_ site: ConstraintSite) {
    let place = site.spot.place
    if let inheriting = site.inheritingProtocol {
      if inheriting == "ObservableObject" {
        hinderAll(place, "an extension of ObservableObject gives it members")
      }
      for name in models.keys
      where lookup.reaches(name, inheriting) && inheriting != "ObservableObject" {
        hinder(name, place, "`\(inheriting)`, which it conforms to, asks for ObservableObject")
      }
      return
    }
    guard let asking = site.genericType else {
      return hinderAll(place, "code here takes any ObservableObject, and may be given it")
    }
    let simple = asking.split(separator: ".").last
    for survey in surveys {
      for call in survey.calls + survey.specialisations {
        if let type = call.type, type.split(separator: ".").last != simple { continue }
        if let type = call.type,
          lookup.type(type, in: call.spot.container, generics: call.spot.generics)
            != .declared(asking)
        {
          continue
        }
        for argument in call.arguments {
          hinder(
            lookup.type(of: argument, at: call.spot), call.spot.place,
            "`\(asking)` takes an ObservableObject, and is given it",
            unknown: "`\(asking)` takes an ObservableObject, and may be given it")
        }
      }
    }
  }

  /// The model that a wrapper holds, if it is one.
  func heldModel(_ site: WrapperSite) -> String? {
    model(lookup.type(of: site.shape, at: site.spot))
  }
}
