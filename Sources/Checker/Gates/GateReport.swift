import Workbook

/// What the gates say of one answer.
public struct GateReport: Codable, Sendable, Equatable {
  /// What was found, each gate's in the order of the source.
  public var alarms: [GateAlarm]

  /// Makes a report.
  public init(_ alarms: [GateAlarm] = []) {
    self.alarms = alarms
  }

  /// Whether the answer is refused: its verdict is `forbidden` and nothing of it may run.
  public var isForbidden: Bool { alarms.contains(where: \.isForbidding) }

  /// The ids of the rules that refuse it, each once, in the order of their first alarms.
  public var rules: [String] {
    var ids: [String] = []
    for alarm in alarms where alarm.isForbidding && !ids.contains(alarm.rule) {
      ids.append(alarm.rule)
    }
    return ids
  }

  /// The first reason, with how many others there are; nil when nothing is refused.
  public var sentence: Sentence? {
    let reasons = alarms.filter(\.isForbidding)
    guard var sentence = reasons.first?.sentence else { return nil }
    if reasons.count > 1 {
      sentence.english += " (and \(reasons.count - 1) more)"
      sentence.japanese += "（ほか \(reasons.count - 1) 件）"
    }
    return sentence
  }

  /// Both reports as one.
  public static func + (one: GateReport, other: GateReport) -> GateReport {
    GateReport(one.alarms + other.alarms)
  }
}
