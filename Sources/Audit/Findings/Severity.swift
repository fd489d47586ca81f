/// How much a finding weighs.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing, asks for nothing.
  case note
  /// Should be changed; `--strict` fails on it.
  case warning
  /// Breaks or will break; the audit fails on it.
  case error

  /// Orders by weight.
  public static func < (left: Severity, right: Severity) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}
