@testable import Checker

/// Kind of answer × gate: how many answers, how many false alarms.
struct AlarmTable: Sendable {
  let gates: [Gate]
  var failures: [String] = []
  private var counts: [String: Int] = [:]
  private var alarms: [String: [Gate: Int]] = [:]

  init(gates: [Gate]) {
    self.gates = gates
  }

  /// How many answers there were.
  var answers: Int { counts.values.reduce(0, +) }

  /// Adds what the gates said of an answer that is `solution`, `mutant` and the like.
  mutating func add(_ report: GateReport, _ kind: String, _ title: String) {
    counts[kind, default: 0] += 1
    for alarm in report.alarms where alarm.isForbidding {
      alarms[kind, default: [:]][alarm.gate, default: 0] += 1
      failures.append(
        "\(title): \(alarm.gate.rawValue) \(alarm.rule) \(alarm.file):\(alarm.line):"
          + " \(alarm.sentence.english)")
    }
  }

  var text: String {
    let head =
      "answers | how many | " + gates.map { "\($0.rawValue) gate" }.joined(separator: " | ")
    let rows = counts.sorted { $0.key < $1.key }.map { kind, count in
      "\(kind) | \(count) | "
        + gates.map { "\(alarms[kind]?[$0] ?? 0)" }.joined(separator: " | ")
    }
    return ([head] + rows).joined(separator: "\n")
  }
}
