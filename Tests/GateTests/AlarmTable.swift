@testable import Checker

/// Gate × answers × alarms.
struct AlarmTable: Sendable {
  let gates: [Gate]
  var failures: [String] = []
  private(set) var answers = 0
  private var alarms: [Gate: Int] = [:]

  init(gates: [Gate]) {
    self.gates = gates
  }

  mutating func add(_ report: GateReport, _ title: String) {
    answers += 1
    for alarm in report.alarms where alarm.isForbidding {
      alarms[alarm.gate, default: 0] += 1
      failures.append(
        "\(title): \(alarm.gate.rawValue) \(alarm.rule) \(alarm.file):\(alarm.line):"
          + " \(alarm.sentence.english)")
    }
  }

  var text: String {
    gates.map { "\($0.rawValue) gate: \(answers) answers, \(alarms[$0, default: 0]) false alarms" }
      .joined(separator: "\n")
  }
}
