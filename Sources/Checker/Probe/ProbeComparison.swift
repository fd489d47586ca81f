import KataEvents
import Workbook

/// Compares what is so at an answer with what is so at the reference, as far as the kata names it.
struct ProbeComparison {
  private let facts: KataFacts.Probe

  init(_ facts: KataFacts.Probe) {
    self.facts = facts
  }

  /// The first difference in words for the teacher; nil when there is none.
  ///
  /// - Parameter isDropped: Whether everything was let go: only then do living objects tell something.
  func difference(
    between reference: ProbeFacts, and answer: ProbeFacts, isDropped: Bool
  ) -> String? {
    if reference.isDone != answer.isDone {
      return answer.isDone
        ? "the step could be taken, and not at the reference"
        : "the step could not be taken, and it could at the reference"
    }
    if text(reference) != text(answer) {
      return "the screen reads \(answer.text), the reference's \(reference.text)"
    }
    for name in facts.counts ?? [] {
      let (here, there) = (Self.count(name, answer), Self.count(name, reference))
      if here > there { return "\(name).body ran \(here) times, the reference's \(there)" }
    }
    for name in facts.releases ?? [] where isDropped {
      let (here, there) = (answer.alive[name] ?? 0, reference.alive[name] ?? 0)
      if here > there { return "\(here) of \(name) are alive, at the reference \(there)" }
    }
    for key in facts.defaults ?? [] where answer.defaults[key] != reference.defaults[key] {
      return "saved under \(key) is \(Self.quoted(answer.defaults[key])), at the reference "
        + Self.quoted(reference.defaults[key])
    }
    for (name, there) in reference.values.sorted(by: { $0.key < $1.key })
    where answer.values[name] != there {
      return
        "\(name) is \(Self.quoted(answer.values[name])), at the reference \(Self.quoted(there))"
    }
    return nil
  }

  private func text(_ screen: ProbeFacts) -> [String] {
    switch facts.text ?? .lines {
    case .lines: screen.text
    case .words:
      screen.text.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.sorted()
    }
  }

  /// A generic view is counted under its plain name, whatever it is made of.
  private static func count(_ name: String, _ screen: ProbeFacts) -> Int {
    screen.counts.reduce(0) {
      $1.key == name || $1.key.hasPrefix(name + "<") ? $0 + $1.value : $0
    }
  }

  private static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nothing" }
}
