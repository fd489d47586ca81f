/// The bodies that ran, in order, kept as references and made into words only when asked for.
@MainActor
final class EvaluationHistory {
  private struct Entry {
    let layout: ViewLayout
    let identity: ViewIdentity?
    let cause: UpdateCause
    let pass: Int
  }

  private var entries: ContiguousArray<Entry> = []

  /// How many bodies have run.
  var count: Int { entries.count }

  func append(_ node: BodyNode, cause: UpdateCause) {
    entries.append(
      Entry(
        layout: node.layout, identity: node.identity, cause: cause, pass: node.graph.pass))
  }

  /// How many bodies of a type have run since entry number `start`.
  func count(of type: Any.Type, since start: Int) -> Int {
    var count = 0
    for entry in entries[start...] where entry.layout.type == type { count += 1 }
    return count
  }

  /// The bodies since entry number `start`, by type name.
  func counts(since start: Int) -> [String: Int] {
    var counts: [String: Int] = [:]
    for entry in entries[start...] { counts[entry.layout.name, default: 0] += 1 }
    return counts
  }

  /// The bodies of the last pass, in words.
  func evaluations(ofPass pass: Int) -> [BodyEvaluation] {
    evaluations(since: (entries.lastIndex { $0.pass != pass } ?? -1) + 1)
  }

  /// The bodies since entry number `start`, in words.
  func evaluations(since start: Int) -> [BodyEvaluation] {
    entries[start...].map { entry in
      BodyEvaluation(
        view: entry.layout.name,
        identity: entry.identity?.path ?? entry.layout.name,
        cause: entry.cause.words(properties: entry.layout.propertyNames).joined(separator: ", "),
        pass: entry.pass)
    }
  }

  /// Forgets everything.
  func removeAll() { entries.removeAll(keepingCapacity: true) }
}
