extension Migration {
  /// What is done to one file, and what is listed in it.
  struct Outcome {
    var edits: [TextEdit] = []
    var done: [FixNote] = []
    var listed: [FixNote] = []
  }

  /// The outcome for one file.
  func outcome(for survey: FileSurvey) -> Outcome {
    var outcome = Outcome()
    let path = survey.digest.path
    for model in models.values {
      if model.path == path { add(model, to: &outcome) }
      for (file, conformance) in model.conformances where file == path {
        note(
          conformance.spot, of: model.site.name,
          done: "`\(model.site.name)` is no ObservableObject", &outcome)
        if isMigrated(model.site.name) { outcome.edits += conformance.edits }
      }
    }
    for conformance in survey.conformances where !isKnown(conformance) {
      list(
        conformance.spot, "`\(conformance.type)` is no class that these sources declare", &outcome)
    }
    addStrayModels(survey, to: &outcome)
    for site in survey.wrappers { add(site, to: &outcome) }
    for site in survey.projections { add(site, to: &outcome) }
    for site in survey.storages { add(site, to: &outcome) }
    for use in survey.uses { add(use, to: &outcome) }
    for site in survey.constraints {
      list(
        site.spot, "other code asks for an ObservableObject here, and that is a design", &outcome)
    }
    for call in survey.strayWrappers {
      list(call.spot, "`\(call.type ?? "")(…)` is made here apart from a property", &outcome)
    }
    for attribute in survey.attributes {
      guard let reason = aliasReason(attribute) else { continue }
      list(attribute.spot, reason, &outcome)
    }
    outcome.listed += survey.handwork
    var seen: Set<TextEdit> = []
    // Several bindings may ask for one declaration.
    outcome.edits = outcome.edits.filter { edit in
      guard edit.range.isEmpty, edit.replacement.contains("@Bindable var") else { return true }
      return seen.insert(edit).inserted
    }
    return outcome
  }

  private func isKnown(_ site: ConformanceSite) -> Bool {
    model(lookup.type(site.type, in: "", generics: site.spot.generics)) != nil
  }

  private func list(_ spot: FixSpot, _ reason: String, _ outcome: inout Outcome) {
    outcome.listed.append(FixNote(rule: spot.rule, place: spot.place, message: reason))
  }

  /// Why a model stays; nil if it does not.
  func reason(_ name: String) -> String? {
    guard let hindrance = models[name]?.firstHindrance else { return nil }
    return "`\(name)` stays an ObservableObject because \(hindrance.reason) "
      + "(\(hindrance.place.file):\(hindrance.place.line))"
  }

  /// Notes a spot of a model's family as done or, where the model stays, lists it.
  private func note(
    _ spot: FixSpot, of model: String, done: String, _ outcome: inout Outcome
  ) {
    if let reason = reason(model) {
      list(spot, reason, &outcome)
    } else {
      outcome.done.append(FixNote(rule: spot.rule, place: spot.place, message: done))
    }
  }

  private func add(_ model: Model, to outcome: inout Outcome) {
    let name = model.site.name
    for spot in model.site.spots {
      let done =
        spot.rule == "published"
        ? "`@Published` is gone: `@Observable` tracks every property"
        : "`\(name)` is `@Observable`"
      note(spot, of: name, done: done, &outcome)
    }
    guard isMigrated(name) else { return }
    outcome.edits += model.site.edits
    if model.needsAttribute, let attribute = model.site.attribute {
      outcome.edits.append(attribute)
    }
  }

  /// `@Published` in classes that are no models, as far as these sources show.
  private func addStrayModels(_ survey: FileSurvey, to outcome: inout Outcome) {
    for site in survey.models where models[site.name] == nil {
      if let alias = site.inherits.first(where: { conforms(by: $0, site) }) {
        list(
          site.spot, "`\(site.name)` is an ObservableObject by the name `\(alias)`", &outcome)
      }
      for spot in site.spots {
        list(
          spot, "`\(site.name)` is an ObservableObject only through another type, if at all",
          &outcome)
      }
    }
  }

  /// Whether an inherited name stands for `ObservableObject`.
  private func conforms(by name: String, _ site: ModelSite) -> Bool {
    guard
      case .outside(let target) = lookup.type(
        name, in: site.spot.container, generics: site.spot.generics)
    else { return false }
    return target != TypeName.plain(name)
      && target.split(separator: "&").contains { $0.hasSuffix("ObservableObject") }
  }

  private func add(_ site: WrapperSite, to outcome: inout Outcome) {
    let finding = lookup.type(of: site.shape, at: site.spot)
    let isObservable: Bool
    if let name = model(finding) {
      note(site.spot, of: name, done: "`\(site.name)` \(site.kind.outcome)", &outcome)
      isObservable = isMigrated(name)
    } else if case .declared(let name) = finding, observables.contains(name),
      site.hindrances.isEmpty
    {
      isObservable = true
      outcome.done.append(
        FixNote(rule: site.spot.rule, place: site.spot.place, message: "`\(name)` is `@Observable`")
      )
    } else {
      list(site.spot, reason(site, finding), &outcome)
      isObservable = false
    }
    guard isObservable else { return }
    guard site.kind == .observedObject else { return outcome.edits += site.wrapped }
    if staysWrapped(site) {
      outcome.edits += site.wrapped
    } else {
      outcome.edits += site.plain
      if becomesConstant(site) { outcome.edits += site.constant }
    }
  }

  private func reason(_ site: WrapperSite, _ finding: TypeLookup.Finding) -> String {
    switch finding {
    case .declared(let name) where observables.contains(name):
      "`\(site.name)` keeps its wrapper: \(site.hindrances.first?.reason ?? "")"
    case .declared(let name): "`\(name)` is an ObservableObject through another type"
    case .outside(let name):
      "`\(name)`, which `\(site.name)` holds, is not declared in these sources"
    case .generic: "`\(site.name)` holds a generic parameter"
    case .unknown: "the type of `\(site.name)` is not written"
    }
  }

  /// Whether `$name` is used anywhere in the type.
  private func isBound(_ site: WrapperSite) -> Bool {
    owner(of: site.name, at: site.spot).map(bound.contains) ?? true
  }

  /// Whether an `@ObservedObject var` becomes `@Bindable`: where it is bound, and where a plain
  /// private `var` with a value would close a memberwise initialiser that somebody calls.
  private func staysWrapped(_ site: WrapperSite) -> Bool {
    guard !isBound(site) else { return true }
    guard site.isPrivate, site.hasInitialValue, !becomesConstant(site),
      let owner = owner(of: site.name, at: site.spot)
    else { return false }
    return !hasOwnInitialiser(owner.type) && isBuiltMemberwise(owner.type)
  }

  /// Whether an `@ObservedObject var` may become a `let`.
  private func becomesConstant(_ site: WrapperSite) -> Bool {
    guard !site.staysVariable, let owner = owner(of: site.name, at: site.spot),
      !reassigned.contains(owner), !writtenNames.contains(site.name)
    else { return false }
    guard site.hasInitialValue else { return true }
    guard site.isPrivate, !stored.contains(owner), !assigned.contains(owner) else { return false }
    // With a value of its own a `let` has no parameter in the memberwise initialiser.
    return hasOwnInitialiser(owner.type)
      || !passed.contains(owner) && !inferredLabels.contains(site.name)
  }

  /// Whether a type declares an initialiser, and thus has no memberwise one.
  private func hasOwnInitialiser(_ type: String) -> Bool {
    lookup.facts(of: type).contains { $0.kind != .extension && !$0.initialisers.isEmpty }
  }

  /// Whether somebody builds a type with values for its properties.
  private func isBuiltMemberwise(_ type: String) -> Bool {
    let properties = Set(lookup.facts(of: type).flatMap(\.properties).map(\.name))
    return surveys.lazy.flatMap(\.calls).contains { call in
      guard !call.labels.isEmpty || call.hasTrailingClosure else { return false }
      guard let written = call.type else { return call.labels.allSatisfy(properties.contains) }
      return lookup.type(written, in: call.spot.container, generics: call.spot.generics)
        == .declared(type)
    }
  }

  private func add(_ site: ProjectionSite, to outcome: inout Outcome) {
    guard let owner = owner(of: site.name, at: site.spot) else { return }
    if let (_, wrapper) = wrappers[owner] {
      guard wrapper.kind == .environmentObject, site.hasMember else { return }
      let finding = lookup.type(of: wrapper.shape, at: wrapper.spot)
      let isObservable =
        model(finding).map(isMigrated)
        ?? (wrapper.hindrances.isEmpty && isDeclaredObservable(finding))
      guard isObservable else { return }
      outcome.edits += site.declaration.map { [$0] } ?? site.inline
    } else if publishes(site.name, owner.type) {
      var spot = site.spot
      spot.rule = "dollar-pipeline"
      list(
        spot, "`$\(site.name)` is a publisher; what comes instead depends on what it does", &outcome
      )
    }
  }

  private func isDeclaredObservable(_ finding: TypeLookup.Finding) -> Bool {
    if case .declared(let name) = finding { return observables.contains(name) }
    return false
  }

  private func add(_ site: StorageSite, to outcome: inout Outcome) {
    guard let owner = owner(of: site.name, at: site.spot), let (_, wrapper) = wrappers[owner]
    else { return }
    let finding = lookup.type(of: wrapper.shape, at: wrapper.spot)
    let isObservable =
      model(finding).map(isMigrated)
      ?? (wrapper.hindrances.isEmpty && isDeclaredObservable(finding))
    guard isObservable else {
      list(site.spot, model(finding).flatMap(reason) ?? reason(wrapper, finding), &outcome)
      return
    }
    switch wrapper.kind {
    case .stateObject: outcome.edits += site.state
    case .observedObject: outcome.edits += staysWrapped(wrapper) ? site.bindable : site.plain
    case .environmentObject: return
    }
    outcome.done.append(
      FixNote(
        rule: site.spot.rule, place: site.spot.place, message: "`_\(site.name)` is set the new way")
    )
  }

  private func add(_ use: ObjectUse, to outcome: inout Outcome) {
    let finding = lookup.type(of: use.object, at: use.spot)
    if isBinding(use) { return }
    guard use.kind == .injection else {
      return list(
        use.spot, "it is a publisher; what comes instead depends on what it does", &outcome)
    }
    if let name = model(finding) {
      note(use.spot, of: name, done: "`.environmentObject` is `.environment`", &outcome)
      if isMigrated(name) { outcome.edits += use.edits }
    } else if isDeclaredObservable(finding), !use.edits.isEmpty {
      outcome.edits += use.edits
      outcome.done.append(
        FixNote(
          rule: use.spot.rule, place: use.spot.place,
          message: "`.environmentObject` is `.environment`"))
    } else {
      let message =
        switch finding {
        case .declared(let name): "`\(name)` is an ObservableObject through another type"
        case .outside(let name): "`\(name)` is not declared in these sources"
        case .generic, .unknown: "the type of what is offered is unknown"
        }
      list(use.spot, message, &outcome)
    }
  }
}
