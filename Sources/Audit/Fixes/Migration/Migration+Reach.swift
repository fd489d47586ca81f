/// What reaches a model by a way that the properties of its own views do not show: `view.$model` from
/// outside, a wrapper by another name, a file that nobody could read.
extension Migration {
  /// The wrapped properties that `object.$name` stands for, or may stand for.
  func reached(by use: ObjectUse) -> [Owner] {
    guard case .publisher(let name) = use.kind else { return [] }
    if case .declared(let type) = lookup.type(of: use.object, at: use.spot) {
      let owner = Owner(type: type, name: name)
      if wrappers[owner] != nil { return [owner] }
      let isItsOwn = lookup.facts(of: type).contains { $0.property(name) != nil }
      if isItsOwn || publishes(name, type) { return [] }
    }
    return wrappers.keys.filter { $0.name == name }
  }

  /// Whether `object.$name` is a binding, and no publisher; after the fixes too.
  func isBinding(_ use: ObjectUse) -> Bool {
    guard case .publisher(let name) = use.kind else { return false }
    if case .declared(let type) = lookup.type(of: use.object, at: use.spot),
      let property = lookup.facts(of: type).lazy.compactMap({ $0.property(name) }).first
    {
      return Self.isProjected(property)
    }
    return projectedNames.contains(name)
      && !models.values.contains { $0.site.published.contains(name) }
  }

  /// Whether a property has a wrapper whose `$name` gives bindings.
  static func isProjected(_ property: PropertyFacts) -> Bool {
    property.attributes.contains { bindingWrappers.contains($0.name) }
  }

  private static let bindingWrappers: Set = [
    "Bindable", "Binding", "State", "StateObject", "ObservedObject", "EnvironmentObject",
    "AppStorage", "SceneStorage", "FocusState", "GestureState",
  ]

  /// Keeps the models that `object.$name` reaches where no `@Bindable` would serve it.
  mutating func judgeReach(_ use: ObjectUse, _ property: String) {
    for owner in reached(by: use) {
      guard let (_, wrapper) = wrappers[owner], let name = heldModel(wrapper) else { continue }
      if !use.hasMember {
        hinder(name, use.spot.place, "`$\(property)` is passed on as a whole")
      } else if wrapper.kind == .environmentObject {
        hinder(
          name, use.spot.place,
          "`$\(property)` of `\(owner.type)` is, or may be, used from outside of it here")
      }
    }
  }

  /// The last name of what an attribute stands for, if a typealias makes it another one.
  func aliased(_ written: String, at spot: FixSpot) -> String? {
    let plain = TypeName.plain(written)
    guard
      case .outside(let target) = lookup.type(
        written, in: spot.container, generics: spot.generics), target != plain
    else { return nil }
    return target.split(separator: ".").last.map(String.init)
  }

  /// Why a property with an attribute is no plain wrapper of a model; nil where it holds none.
  func aliasReason(_ attribute: CallSite) -> String? {
    guard let written = attribute.type, let target = aliased(written, at: attribute.spot),
      WrapperSite.Kind(rawValue: target) != nil
    else { return nil }
    return "`@\(written)` is `@\(target)` by another name, and holds it"
  }

  /// Keeps what a wrapper by another name holds.
  mutating func judgeAlias(_ attribute: CallSite) {
    guard let reason = aliasReason(attribute), let held = attribute.arguments.first else { return }
    hinder(
      lookup.type(of: held, at: attribute.spot), attribute.spot.place, reason, unknown: reason)
  }

  /// Keeps every model that a file which could not be read may hold.
  mutating func judgeUnread() {
    guard let path = options.unread.min() else { return }
    for (name, model) in models where !model.site.isFileLocal {
      hinder(name, model.site.spot.place, "\(path) could not be read, and may hold it")
    }
  }
}
