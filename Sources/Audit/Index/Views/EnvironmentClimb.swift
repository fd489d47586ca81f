/// Climbs from views to the app, to previews and to hosting controllers, looking for injections of
/// one type.
struct EnvironmentClimb {
  /// A view, and how it is entered.
  private struct Stand: Hashable {
    var view: String
    var isPushed: Bool
    var isSkipped: Bool
  }

  private let graph: ViewGraph
  private let wanted: TypeFacts
  private var known: [Stand: ViewReach] = [:]

  init(_ graph: ViewGraph, for wanted: TypeFacts) {
    self.graph = graph
    self.wanted = wanted
  }

  /// What lies above each place that builds the view.
  mutating func reaches(of view: TypeFacts) -> [(use: ViewUse, reach: ViewReach)] {
    graph.uses(of: view).map { ($0, reach(through: $0, isPushed: false, isSkipped: false)) }
  }

  private mutating func reach(of view: TypeFacts, isPushed: Bool, isSkipped: Bool) -> ViewReach {
    let stand = Stand(view: view.name, isPushed: isPushed, isSkipped: isSkipped)
    if let reach = known[stand] { return reach }
    // A view that builds itself adds nothing to what the others say.
    known[stand] = ViewReach()
    var all = ViewReach()
    let uses = graph.uses(of: view)
    if uses.isEmpty {
      // Nobody builds it here: only if it owns the model must the injection be its own.
      if owns(view) { all.bare = [] } else { all.isUnknown = true }
    }
    if graph.isBuiltElsewhere(view) { all.isUnknown = true }
    for use in uses {
      let one = reach(through: use, isPushed: isPushed, isSkipped: isSkipped)
      all.isInjected = all.isInjected || one.isInjected
      all.isUnknown = all.isUnknown || one.isUnknown
      if all.bare == nil, one.bare != nil {
        all.bare = one.bare
        all.isBelowStack = one.isBelowStack
      }
      all.previews += one.previews
    }
    known[stand] = all
    return all
  }

  private func owns(_ view: TypeFacts) -> Bool {
    view.properties.contains { property in
      guard !property.isStatic, !property.isComputed, let type = property.type,
        property.initialValue != nil,
        property.attributes.contains(where: { ["State", "StateObject"].contains($0.name) })
          || property.isConstant
      else { return false }
      return graph.project.types(named: type).contains { $0.name == wanted.name }
    }
  }

  private mutating func reach(through use: ViewUse, isPushed: Bool, isSkipped: Bool) -> ViewReach {
    let reach = follow(use, isPushed: isPushed, isSkipped: isSkipped)
    // What a preview injects says nothing about the app.
    return isInPreview(use) ? ViewReach(previews: reach.previews) : reach
  }

  private func isInPreview(_ use: ViewUse) -> Bool {
    switch use.host {
    case .preview: true
    case .member(let owner, _): graph.project.inherits(owner, "PreviewProvider")
    case .hosting: false
    }
  }

  private mutating func follow(_ use: ViewUse, isPushed: Bool, isSkipped: Bool) -> ViewReach {
    let unknown = ViewReach(isUnknown: true)
    var isPushed = isPushed
    var isSkipped = isSkipped
    for step in use.steps {
      switch step {
      case .injects(let value):
        let injected = graph.project.injected(value)
        if injected.hasUnknown { return unknown }
        guard injected.types.contains(wanted.name) else { continue }
        if !isPushed { return ViewReach(isInjected: true) }
        isSkipped = true
      case .modified(let name):
        if graph.function(name).mayHold(wanted.name) { return unknown }
      case .content(let name), .argument(let name):
        let types = graph.project.types(named: name)
        if types.isEmpty, case .argument = step { return unknown }
        for type in types {
          guard graph.project.isView(type.name) || graph.project.inherits(type.name, "ViewModifier")
          else { return unknown }
          if graph.members(of: type).mayHold(wanted.name) { return unknown }
        }
      case .pushed: isPushed = true
      case .stack: isPushed = false
      case .split: if isSkipped { return unknown }
      case .presented: break
      }
    }
    switch use.host {
    case .hosting: return end(use, isPushed, isSkipped)
    case .preview: return preview(use)
    case .member(let owner, let name):
      let owners = graph.project.types(named: owner)
      guard owners.count == 1 else { return unknown }
      return reach(through: use, in: owners[0], name, isPushed, isSkipped)
    }
  }

  private mutating func reach(
    through use: ViewUse, in owner: TypeFacts, _ member: String, _ isPushed: Bool,
    _ isSkipped: Bool
  ) -> ViewReach {
    let project = graph.project
    if isInPreview(use) { return member == "previews" ? preview(use) : ViewReach() }
    // What stands around a helper is not followed: an injection anywhere in its type may be it.
    if member != "body", graph.members(of: owner).mayHold(wanted.name) {
      return ViewReach(isUnknown: true)
    }
    guard owner.property("body") != nil else { return ViewReach(isUnknown: true) }
    if ["App", "Widget"].contains(where: { project.inherits(owner.name, $0) }) {
      return end(use, isPushed, isSkipped)
    }
    guard project.isView(owner.name) || project.inherits(owner.name, "Scene") else {
      return ViewReach(isUnknown: true)
    }
    var above = reach(of: owner, isPushed: isPushed, isSkipped: isSkipped)
    above.bare = above.bare.map { [use] + $0 }
    // What a preview shows only later or only sometimes is no fault of the preview.
    if use.isConditional || use.presentation != nil { above.previews = [] }
    return above
  }

  private func end(_ use: ViewUse, _ isPushed: Bool, _ isSkipped: Bool) -> ViewReach {
    // Pushed, yet no stack on the way: where the push takes its environment from is unknown.
    isPushed && isSkipped
      ? ViewReach(isUnknown: true) : ViewReach(bare: [use], isBelowStack: isSkipped)
  }

  private func preview(_ use: ViewUse) -> ViewReach {
    use.isConditional || use.presentation != nil ? ViewReach() : ViewReach(previews: [use])
  }
}
