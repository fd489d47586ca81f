/// `@Environment(T.self)` or `@EnvironmentObject` with nothing above that injects a `T`.
struct EnvironmentMissingRule: Rule {
  static let description = RuleDescription(
    "environment-missing", .breakage, .error,
    message: "A view reads an object of the environment that nothing above it injects.",
    why: "The compiler cannot check it: the app stops when the property is read.",
    remedy: "Inject the object above the view; `@Environment` can also read it as an optional.",
    link: "https://developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf")
  static let absence = Absence.inProject

  func findings(in project: ProjectIndex) -> [Finding] {
    let delegates = project.environmentDelegates
    let reads = project.allTypes.filter { $0.kind == .struct && project.isView($0.name) }
      .flatMap { EnvironmentRead.reads(of: $0, in: project, delegates: delegates) }
    guard !reads.isEmpty else { return [] }
    let graph = ViewGraph(project)
    var network = ViewNetwork(graph)
    var atUses: [SourcePlaceKey: EnvironmentGap] = [:]
    var found: [Finding] = []
    for (_, group) in Dictionary(grouping: reads, by: \.wanted.name) {
      let wanted = network.number(of: group[0].wanted.name)
      var climb = EnvironmentClimb(network, for: wanted)
      for read in group {
        guard let view = network.number(of: read.view) else { continue }
        judge(read, climb.reaches(of: view), graph, network, &found, &atUses)
      }
    }
    return found + atUses.values.map { finding(at: $0.place, $0.message, remedy: $0.remedy) }
  }

  private func judge(
    _ read: EnvironmentRead, _ reaches: [(edge: Int, reach: ViewReach)], _ graph: ViewGraph,
    _ network: ViewNetwork, _ found: inout [Finding],
    _ atUses: inout [SourcePlaceKey: EnvironmentGap]
  ) {
    let bare = reaches.filter(\.reach.isBare).map { edge, reach in
      (
        built: network.edges[edge].use,
        gap: EnvironmentGap(
          use: network.edges[reach.shownBy ?? edge].use, isBelowStack: reach.isBelowStack,
          graph: graph, read: read)
      )
    }
    let isSure =
      !graph.isBuiltElsewhere(read.view)
      && reaches.allSatisfy { !$0.reach.isInjected && !$0.reach.isUnknown }
    if isSure, let first = bare.first {
      found.append(
        finding(
          at: read.property.place, first.gap.readMessage, remedy: first.gap.remedy,
          related: bare.map { RelatedPlace(message: "built here", place: $0.built.place) }))
    } else {
      for (_, gap) in bare { add(gap, to: &atUses) }
    }
    for preview in Set(reaches.flatMap(\.reach.previews)) {
      add(EnvironmentGap(preview: network.edges[preview].use, read: read), to: &atUses)
    }
  }

  private func add(_ gap: EnvironmentGap, to gaps: inout [SourcePlaceKey: EnvironmentGap]) {
    let key = SourcePlaceKey(gap.place)
    if gaps[key] == nil { gaps[key] = gap } else { gaps[key]?.add(gap) }
  }
}
