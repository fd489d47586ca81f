import Foundation
import Workbook

/// Reads the compiler's strict memory safety out of its messages.
enum SafetyGate {
  /// How the compiler marks the group of its messages that are errors in a strict compile.
  private static let mark = "[#StrictMemorySafety"

  /// One alarm for each use of memory that the compiler cannot answer for.
  static func alarms(in log: String, files: Set<String>) -> [GateAlarm] {
    DiagnosticParser.diagnostics(in: log, files: files).filter {
      $0.severity == .error && $0.message.contains(mark)
    }.map { found in
      let words = found.message.components(separatedBy: mark)[0]
        .trimmingCharacters(in: .whitespaces)
      return GateAlarm(
        gate: .safety, rule: "memory-safety",
        sentence: Sentence(
          "the compiler cannot answer for the memory used here: \(words); do it without",
          "ここで使うメモリの安全をコンパイラが保証できません（\(words)）。使わずに書いてください。"),
        file: found.file, line: found.line, column: found.column)
    }
  }
}
