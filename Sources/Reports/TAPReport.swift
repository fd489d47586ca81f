import Checker

/// Verdicts as TAP version 14: a test point a kata, a subtest point a test.
public struct TAPReport: Sendable {
  /// Makes a report.
  public init() {}

  /// The whole stream.
  public func text(of results: [CheckResult]) -> String {
    var text = "TAP version 14\n1..\(results.count)\n"
    for (number, result) in results.enumerated() {
      text += subtest(of: result)
      text += point(
        result.verdict == .passed, number + 1, result.kata,
        [("verdict", result.verdict.rawValue), ("reason", result.reason)], indent: "")
    }
    return text
  }

  private func subtest(of result: CheckResult) -> String {
    guard !result.tests.isEmpty else { return "" }
    let indent = "    "
    var text = "# Subtest: \(Self.description(result.kata))\n\(indent)1..\(result.tests.count)\n"
    for (number, test) in result.tests.enumerated() {
      var facts = [("outcome", test.outcome.rawValue)]
      for failure in test.failures.prefix(1) {
        facts.append(("message", failure.message))
        facts.append(("at", "\(failure.file):\(failure.line)"))
      }
      // A skipped test does not count as passed, so it is no `# SKIP` either.
      text += point(test.outcome == .passed, number + 1, test.id, facts, indent: indent)
    }
    return text
  }

  private func point(
    _ isOK: Bool, _ number: Int, _ name: String, _ facts: [(String, String)], indent: String
  ) -> String {
    var text = "\(indent)\(isOK ? "ok" : "not ok") \(number) - \(Self.description(name))\n"
    guard !isOK else { return text }
    text += "\(indent)  ---\n"
    for (key, value) in facts { text += "\(indent)  \(key): \(JSONText.string(value))\n" }
    return text + "\(indent)  ...\n"
  }

  /// Escapes what would end a description or start a directive.
  static func description(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\\\"
      case "#": result += "\\#"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
