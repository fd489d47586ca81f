/// The graphs that are mounted now, for functions that are not given one.
@MainActor
enum LiveGraphs {
  private struct Entry {
    weak var graph: ViewGraph?
  }

  private static var entries: [Entry] = []

  static func add(_ graph: ViewGraph) {
    entries.removeAll { $0.graph == nil }
    entries.append(Entry(graph: graph))
  }

  static func remove(_ graph: ViewGraph) {
    entries.removeAll { $0.graph == nil || $0.graph === graph }
  }

  /// Runs the passes that wait on any screen.
  static func flush() {
    for entry in entries { entry.graph?.flush() }
  }
}
