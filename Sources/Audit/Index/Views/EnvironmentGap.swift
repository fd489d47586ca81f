/// A way from the screen to a view on which an object is missing, and how to say it.
struct EnvironmentGap {
  /// The place that builds the view, or what shows it.
  let place: SourcePlace
  private let use: ViewUse
  private let isPreview: Bool
  private let isBelowStack: Bool
  /// Whether the type that shows the view does inject the object, only not above it.
  private let isBeside: Bool
  private var reads: [EnvironmentRead]

  /// A gap between the app and the view.
  init(use: ViewUse, isBelowStack: Bool, graph: ViewGraph, read: EnvironmentRead) {
    self.use = use
    place = use.place
    isPreview = false
    self.isBelowStack = isBelowStack
    reads = [read]
    if case .member(let owner, _) = use.host {
      isBeside = graph.project.types(named: owner)
        .contains { graph.members(of: $0).types.contains(read.wanted.name) }
    } else {
      isBeside = false
    }
  }

  /// A gap between a preview and the view.
  init(preview: ViewUse, read: EnvironmentRead) {
    use = preview
    place = preview.place
    isPreview = true
    isBelowStack = false
    isBeside = false
    reads = [read]
  }

  /// Takes in another object that is missing on the same way.
  mutating func add(_ other: EnvironmentGap) {
    for read in other.reads where !reads.contains(where: { $0.wanted.name == read.wanted.name }) {
      reads.append(read)
    }
    reads.sort { $0.wanted.name < $1.wanted.name }
  }

  /// What is wrong, said where the view reads the object.
  var readMessage: String {
    let read = reads[0]
    return "`\(read.declaration)` finds nothing: \(shown(read.view.simpleName)), "
      + "and no `\(read.injection)` stands above\(beside)."
  }

  /// What is wrong, said where the view is built.
  var message: String {
    let names = Set(reads.map(\.view.simpleName)).sorted().map { "`\($0)`" }
    let missing = reads.map { "`\($0.injection)`" }.joined(separator: " and ")
    let reader = names.joined(separator: " and ") + (names.count == 1 ? " reads" : " read")
    if isPreview { return "This preview injects no \(missing), which \(reader)." }
    return "No \(missing) stands above `\(use.view)` here, yet \(reader) it: "
      + "\(shown(use.view))\(beside)."
  }

  /// What to do about it.
  var remedy: String {
    let missing = reads.map { "`\($0.injection)`" }.joined(separator: " and ")
    if isPreview { return "Add \(missing) to the preview's view." }
    switch use.presentation {
    case .presented(let modifier) where isBeside:
      return "Move \(missing) behind `\(modifier)`, so that it stands around it."
    case .pushed where isBelowStack || isBeside:
      return "Move \(missing) outside of the `NavigationStack`."
    default:
      // `@EnvironmentObject` has no optional form.
      return reads.contains { $0.isLegacy }
        ? "Add \(missing) above, once."
        : "Add \(missing) above, once, or read it as an optional where it may be absent."
    }
  }

  /// How the view comes to the screen.
  private func shown(_ view: String) -> String {
    var by = ""
    switch use.presentation {
    case .presented(let modifier): by = "shown by `\(modifier)`"
    case .pushed(let name): by = "pushed by `\(name)`"
    default: by = "built"
    }
    switch use.host {
    case .hosting(let host, _):
      return "`\(view)` is \(by) in `\(host)`, which has no outer environment"
    case .preview: return "`\(view)` is \(by) in a preview"
    case .member(let owner, _): return "`\(use.view)` is \(by) in `\(owner)`"
    }
  }

  private var beside: String {
    switch use.presentation {
    case .presented(let modifier) where isBeside:
      ": the one there stands before `\(modifier)`, which puts it below, not above"
    case .pushed where isBelowStack || isBeside:
      ": a pushed screen takes its environment from the `NavigationStack`, not from what is in it"
    default: ""
    }
  }
}
