/// Where the focus of one screen is: on one place, with every `focused` modifier around it.
@MainActor
final class ScreenFocus {
  private var holders: [any FocusHolder] = []
  private unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  /// Moves the focus to a field, known by the `focused` modifiers around it, innermost first.
  func move(to holders: [any FocusHolder]) {
    let left = self.holders.filter { old in !holders.contains { $0 === old } }
    let entered = holders.filter { new in !self.holders.contains { $0 === new } }
    self.holders = holders
    for holder in left { holder.focusDidLeave() }
    for holder in entered { holder.focusDidEnter() }
  }

  /// Takes the focus away if it is still where `holders` say.
  func leave(_ holders: [any FocusHolder]) {
    guard let first = holders.first, self.holders.contains(where: { $0 === first }) else { return }
    move(to: [])
  }

  /// Does what the value written to a `@FocusState` says.
  func follow<Value>(_ location: FocusLocation<Value>) {
    if let wanted = Self.holder(below: graph.rootNode, where: { $0.isWanted(by: location) }) {
      guard !holders.contains(where: { $0 === wanted }) else { return }
      move(to: Self.chain(of: wanted))
    } else {
      if holders.contains(where: { $0.isBound(to: location) }) { move(to: []) }
      location.box.set(location.resetValue)
    }
  }

  /// The modifiers around the place that one of them stands for, innermost first.
  private static func chain(of holder: any FocusHolder) -> [any FocusHolder] {
    var innermost = holder
    while !holder.isForSearch,
      let next = Self.holder(below: innermost.contentNode, where: { !$0.isForSearch })
    {
      innermost = next
    }
    var chain: [any FocusHolder] = []
    var node: ViewNode? = innermost
    while let current = node {
      if let other = current as? any FocusHolder, !other.isForSearch || other === holder {
        chain.append(other)
      }
      node = current.parent
    }
    return chain
  }

  private static func holder(
    below node: ViewNode?, where isMeant: (any FocusHolder) -> Bool
  ) -> (any FocusHolder)? {
    guard let node else { return nil }
    if let holder = node as? any FocusHolder, isMeant(holder) { return holder }
    var found: (any FocusHolder)?
    node.forEachChild { if found == nil { found = Self.holder(below: $0, where: isMeant) } }
    return found
  }
}
