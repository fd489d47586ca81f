/// The view graph with numbers for names, so that it can be climbed once for each type of the
/// environment.
struct ViewNetwork {
  /// What stands around a place that builds a view.
  enum Step {
    /// It injects these types.
    case injects([Int])
    /// It may inject these types, somewhere inside.
    case mayInject([Int])
    /// What it injects cannot be seen.
    case unknown
    /// See `ViewStep`.
    case pushed, stack, split
  }

  /// What the place is in.
  enum Host {
    /// The way to the screen cannot be seen.
    case unknown
    /// It says nothing about the app, such as a helper of a preview.
    case nothing
    /// The app, a widget or a hosting controller.
    case end
    /// A preview.
    case preview
    /// A view or scene, with the types that may be injected around a helper in it.
    case view(Int, beside: [Int])
  }

  /// A place that builds a view.
  struct Edge {
    var use: ViewUse
    var steps: [Step]
    var host: Host
    /// Whether it belongs to a preview.
    var isInPreview: Bool
    /// Whether the view is laid out there whatever happens.
    var isPlain: Bool
    /// Whether the view is shown or pushed there.
    var isPresenting: Bool
  }

  /// A view, or a scene.
  struct Node {
    /// The places that build it.
    var edges: [Int] = []
    /// Whether it is built in places, too, that lead nowhere that can be seen.
    var isBuiltElsewhere = false
    /// The types of the models that it owns.
    var owned: [Int] = []
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private var nodeNumbers: [String: Int] = [:]
  private var typeNumbers: [String: Int] = [:]
  private let graph: ViewGraph
  private var project: ProjectIndex { graph.project }

  init(_ graph: ViewGraph) {
    self.graph = graph
    for type in graph.project.allTypes where type.kind == .struct { _ = node(of: type) }
    for type in graph.project.allTypes where type.kind == .struct {
      let uses = graph.uses(of: type)
      guard !uses.isEmpty, let number = nodeNumbers[type.name], nodes[number].edges.isEmpty else {
        continue
      }
      for use in uses {
        nodes[number].edges.append(edges.count)
        edges.append(edge(for: use))
      }
    }
  }

  /// The number of a view.
  func number(of view: TypeFacts) -> Int? { nodeNumbers[view.name] }

  /// The number of a type of the environment.
  mutating func number(of type: String) -> Int {
    if let number = typeNumbers[type] { return number }
    typeNumbers[type] = typeNumbers.count
    return typeNumbers.count - 1
  }

  private mutating func numbers(of injected: InjectedTypes) -> [Int] {
    injected.types.map { number(of: $0) }
  }

  private mutating func node(of view: TypeFacts) -> Int {
    if let number = nodeNumbers[view.name] { return number }
    nodeNumbers[view.name] = nodes.count
    var node = Node(isBuiltElsewhere: graph.isBuiltElsewhere(view))
    for property in view.properties {
      guard !property.isStatic, !property.isComputed, property.initialValue != nil,
        property.isConstant
          || property.attributes.contains(where: { ["State", "StateObject"].contains($0.name) }),
        let type = property.type
      else { continue }
      node.owned += project.types(named: type).map { number(of: $0.name) }
    }
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func edge(for use: ViewUse) -> Edge {
    var isInPreview = use.host == .preview
    if case .member(let owner, _) = use.host {
      isInPreview = project.inherits(owner, "PreviewProvider")
    }
    return Edge(
      use: use, steps: use.steps.compactMap { step(for: $0) }, host: host(for: use, isInPreview),
      isInPreview: isInPreview, isPlain: !use.isConditional && use.presentation == nil,
      isPresenting: use.presentation != nil)
  }

  private mutating func step(for step: ViewStep) -> Step? {
    switch step {
    case .injects(let value):
      let injected = project.injected(value)
      return injected.hasUnknown ? .unknown : .injects(numbers(of: injected))
    case .modified(let name):
      return graph.isUnknown(modifier: name) ? .unknown : mayInject(graph.function(name))
    case .content(let name), .argument(let name):
      let types = project.types(named: name)
      if types.isEmpty { return .unknown }
      var all = InjectedTypes()
      for type in types {
        guard project.isView(type.name) || project.inherits(type.name, "ViewModifier") else {
          return .unknown
        }
        all.merge(graph.members(of: type))
      }
      return mayInject(all)
    case .pushed: return .pushed
    case .stack: return .stack
    case .split: return .split
    case .presented: return nil
    }
  }

  private mutating func mayInject(_ injected: InjectedTypes) -> Step? {
    if injected.hasUnknown { return .unknown }
    return injected.types.isEmpty ? nil : .mayInject(numbers(of: injected))
  }

  private mutating func host(for use: ViewUse, _ isInPreview: Bool) -> Host {
    if case .hosting(let kind, let owner) = use.host {
      return project.declares(kind) || graph.embedding.mayHold(kind, in: owner) ? .unknown : .end
    }
    guard case .member(let name, let member) = use.host else { return .preview }
    let owners = project.types(named: name)
    guard owners.count == 1 else { return .unknown }
    if isInPreview { return member == "previews" ? .preview : .nothing }
    let owner = owners[0]
    guard owner.property("body") != nil, owner.kind == .struct else { return .unknown }
    // What stands around a helper is not followed: an injection anywhere in its type may be it.
    let around = member == "body" ? InjectedTypes() : graph.members(of: owner)
    if around.hasUnknown { return .unknown }
    if ["App", "Widget"].contains(where: { project.inherits(owner.name, $0) }) {
      return around.types.isEmpty ? .end : .unknown
    }
    guard project.isView(owner.name) || project.inherits(owner.name, "Scene") else {
      return .unknown
    }
    return .view(node(of: owner), beside: numbers(of: around))
  }
}
