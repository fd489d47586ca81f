/// `@Environment(T.self)` or `@EnvironmentObject` with nothing above that injects a `T`.
struct EnvironmentMissingRule: Rule {
  static let description = RuleDescription(
    "environment-missing", .breakage, .error,
    message: "A view reads an object of the environment that nothing above it injects.",
    why: "The compiler cannot check it: the app stops when the property is read.",
    remedy: "Inject the object above the view, or read it as an optional.",
    link: "https://developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf")

  func findings(in project: ProjectIndex) -> [Finding] {
    let delegates = project.environmentDelegates
    let reads = project.allTypes.filter { $0.kind == .struct && project.isView($0.name) }
      .flatMap { EnvironmentRead.reads(of: $0, in: project, delegates: delegates) }
    guard !reads.isEmpty else { return [] }
    let graph = ViewGraph(project)
    var atUses: [SourcePlaceKey: EnvironmentGap] = [:]
    var found: [Finding] = []
    for (_, group) in Dictionary(grouping: reads, by: \.wanted.name) {
      var climb = EnvironmentClimb(graph, for: group[0].wanted)
      for read in group {
        judge(read, climb.reaches(of: read.view), graph, &found, &atUses)
      }
    }
    return found + atUses.values.map { finding(at: $0.place, $0.message, remedy: $0.remedy) }
  }

  private func judge(
    _ read: EnvironmentRead, _ reaches: [(use: ViewUse, reach: ViewReach)], _ graph: ViewGraph,
    _ found: inout [Finding], _ atUses: inout [SourcePlaceKey: EnvironmentGap]
  ) {
    let bare = reaches.filter { $0.reach.bare != nil }
    let isSure =
      !graph.isBuiltElsewhere(read.view)
      && reaches.allSatisfy { !$0.reach.isInjected && !$0.reach.isUnknown }
    if isSure, let first = bare.first, let way = first.reach.bare {
      let gap = EnvironmentGap(way: way, reach: first.reach, graph: graph, read: read)
      found.append(
        finding(
          at: read.property.place, gap.readMessage, remedy: gap.remedy,
          related: bare.map { RelatedPlace(message: "built here", place: $0.use.place) }))
    } else {
      for (_, reach) in bare {
        guard let way = reach.bare, !way.isEmpty else { continue }
        add(EnvironmentGap(way: way, reach: reach, graph: graph, read: read), to: &atUses)
      }
    }
    for preview in reaches.flatMap(\.reach.previews) {
      add(EnvironmentGap(preview: preview, graph: graph, read: read), to: &atUses)
    }
  }

  private func add(_ gap: EnvironmentGap, to gaps: inout [SourcePlaceKey: EnvironmentGap]) {
    let key = SourcePlaceKey(gap.place)
    if gaps[key] == nil { gaps[key] = gap } else { gaps[key]?.add(gap) }
  }
}
