/// A body that reads an `ObservableObject` through another one.
struct NestedObservableObjectRule: Rule {
  static let description = RuleDescription(
    "nested-observable-object", .breakage, .warning,
    message: "A view that reads an ObservableObject through another is not told of its changes.",
    why: "Only the outer object is subscribed to: its `@Published` speaks when the inner object is "
      + "replaced, not when it changes.",
    remedy: "Make both classes `@Observable`, or hand the inner one to a view that observes it.",
    link: RuleLinks.migrating)
  static let absence = Absence.inProject

  func findings(in project: ProjectIndex) -> [Finding] {
    // An object may pass on what the objects that it holds say.
    let forwarders = project.files.reduce(into: Set<String>()) {
      $0.formUnion($1.views.forwarders)
    }
    let found = project.allReads.compactMap { read -> Finding? in
      guard case .path(let path, let owner) = read.use.base, path.count > 1,
        project.isView(read.use.owner), let inner = legacy(read.use.base, in: project),
        let outer = legacy(.path(Array(path.dropLast()), owner: owner), in: project),
        inner.property(read.use.member)?.attribute("Published") != nil,
        let view = project.types(named: read.use.owner).first,
        // The view may observe the inner object, too.
        !view.properties.contains(where: { property in
          property.type.map { project.types(named: $0).contains { $0.name == inner.name } } ?? false
        }), !forwarders.contains(outer.name), !forwarders.contains(outer.simpleName)
      else { return nil }
      return finding(
        at: read.place,
        "`\(path.joined(separator: ".")).\(read.use.member)` is read through `\(outer.name)`: "
          + "`\(view.name)` does not observe the `\(inner.name)` that changes.")
    }
    // `store.account.plan.days` is also a read of `store.account.plan`, at the same place.
    var longest: [SourcePlaceKey: Finding] = [:]
    for one in found {
      let key = SourcePlaceKey(one.place)
      if let other = longest[key], other.place.endColumn >= one.place.endColumn { continue }
      longest[key] = one
    }
    return Array(longest.values)
  }

  /// The class of the value, if it is an ObservableObject and not `@Observable`.
  private func legacy(_ value: ValueFacts, in project: ProjectIndex) -> TypeFacts? {
    guard let name = project.type(of: value) else { return nil }
    let types = project.types(named: name)
    return types.count == 1 && types[0].kind == .class && project.isObservableObject(name)
      && !project.isObservable(name) ? types[0] : nil
  }
}
