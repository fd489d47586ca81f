/// Climbs from views to the app, to previews and to hosting controllers, looking for injections of
/// one type.
struct EnvironmentClimb {
  /// How a view is entered.
  private struct Entry {
    var isPushed = false
    /// Whether an injection was passed that a pushed view does not get.
    var isSkipped = false

    var number: Int { (isPushed ? 1 : 0) + (isSkipped ? 2 : 0) }
  }

  /// A chain of more views is no project's; what is above counts as unknown.
  private static let depth = 1_000

  private let network: ViewNetwork
  private let wanted: Int
  private var known: [ViewReach?]

  init(_ network: ViewNetwork, for wanted: Int) {
    self.network = network
    self.wanted = wanted
    known = Array(repeating: nil, count: network.nodes.count * 4)
  }

  /// What lies above each place that builds the view.
  mutating func reaches(of view: Int) -> [(edge: Int, reach: ViewReach)] {
    network.nodes[view].edges.map { ($0, reach(through: $0, Entry(), depth: 0)) }
  }

  private mutating func reach(of view: Int, _ entry: Entry, depth: Int) -> ViewReach {
    let stand = view * 4 + entry.number
    if let reach = known[stand] { return reach }
    guard depth < Self.depth else { return ViewReach(isUnknown: true) }
    // A view that builds itself adds nothing to what the others say.
    known[stand] = ViewReach()
    let node = network.nodes[view]
    var all = ViewReach(isUnknown: node.isBuiltElsewhere)
    if node.edges.isEmpty {
      // Nobody builds it here: only if it owns the model must the injection be its own.
      if node.owned.contains(wanted) { all.isBare = true } else { all.isUnknown = true }
    }
    for edge in node.edges {
      let one = reach(through: edge, entry, depth: depth)
      all.isInjected = all.isInjected || one.isInjected
      all.isUnknown = all.isUnknown || one.isUnknown
      if !all.isBare, one.isBare {
        all.isBare = true
        all.shownBy = one.shownBy
        all.isBelowStack = one.isBelowStack
      }
      all.previews.formUnion(one.previews)
    }
    known[stand] = all
    return all
  }

  private mutating func reach(through number: Int, _ entry: Entry, depth: Int) -> ViewReach {
    let reach = follow(number, entry, depth: depth)
    // What a preview injects says nothing about the app.
    return network.edges[number].isInPreview ? ViewReach(previews: reach.previews) : reach
  }

  private mutating func follow(_ number: Int, _ entry: Entry, depth: Int) -> ViewReach {
    let unknown = ViewReach(isUnknown: true)
    var entry = entry
    for step in network.edges[number].steps {
      switch step {
      case .injects(let types):
        guard types.contains(wanted) else { continue }
        if !entry.isPushed { return ViewReach(isInjected: true) }
        entry.isSkipped = true
      case .mayInject(let types): if types.contains(wanted) { return unknown }
      case .unknown: return unknown
      case .pushed: entry.isPushed = true
      case .stack: entry.isPushed = false
      case .split: if entry.isSkipped { return unknown }
      }
    }
    // An edge is large: it is not taken out as a whole.
    let isPlain = network.edges[number].isPlain
    switch network.edges[number].host {
    case .unknown: return unknown
    case .nothing: return ViewReach()
    case .preview: return isPlain ? ViewReach(previews: [number]) : ViewReach()
    case .end:
      // Pushed, yet no stack on the way: where the push takes its environment from is unknown.
      return entry.isPushed && entry.isSkipped
        ? unknown
        : ViewReach(
          isBare: true, shownBy: network.edges[number].isPresenting ? number : nil,
          isBelowStack: entry.isSkipped)
    case .view(let owner, let beside):
      if beside.contains(wanted) { return unknown }
      var above = reach(of: owner, entry, depth: depth + 1)
      if above.isBare, above.shownBy == nil, network.edges[number].isPresenting {
        above.shownBy = number
      }
      above.isBelowStack = above.isBelowStack || entry.isSkipped
      // What a preview shows only later or only sometimes is no fault of the preview.
      if !isPlain { above.previews = [] }
      return above
    }
  }
}
