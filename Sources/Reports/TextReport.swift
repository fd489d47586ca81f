import Checker
import Foundation
import Workbook

/// A verdict for a person: the word, then each test with what its failure teaches.
public struct TextReport: Sendable {
  let palette: Palette
  let columns: Int
  let words: ReportWords

  /// Makes a report for a terminal of a width.
  public init(palette: Palette = .plain, columns: Int = 80, words: ReportWords = .english) {
    self.palette = palette
    self.words = words
    self.columns = max(20, columns)
  }

  /// The whole report on one check, line ends included.
  public func text(of result: CheckResult) -> String {
    var lines = [headline(of: result)]
    if result.verdict != .passed && result.verdict != .failed || result.tests.isEmpty {
      lines += wrapped(result.sentence.text(in: words.language), indent: 2)
    }
    for diagnostic in result.diagnostics { lines += self.lines(of: diagnostic) }
    let width = result.tests.map { TextColumns.width(word($0.outcome)) }.max() ?? 0
    for test in result.tests { lines += self.lines(of: test, max(7, width)) }
    lines += outputLines(result)
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line on many checks.
  public func summary(of results: [CheckResult]) -> String {
    let passed = results.count { $0.verdict == .passed }
    var parts = [words.katas(passed, results.count)]
    for verdict in Verdict.allCases where verdict != .passed {
      let count = results.count { $0.verdict == verdict }
      if count > 0 { parts.append("\(count) \(word(verdict))") }
    }
    let text = parts.joined(separator: words.language.comma)
    return (passed == results.count ? palette.good(text) : palette.bad(text)) + "\n"
  }

  /// The first line of a report: the kata, the word, how many tests passed, how long it took.
  public func headline(of result: CheckResult) -> String {
    let isPassed = result.verdict == .passed
    let word = (isPassed ? "✓ " : "✗ ") + word(result.verdict)
    var parts = ["\(result.kata): " + (isPassed ? palette.good(word) : palette.bad(word))]
    if !result.tests.isEmpty {
      let passed = result.tests.count { $0.outcome == .passed }
      parts.append(words.tests(passed, result.tests.count))
    }
    parts.append(String(format: "%.2f s", result.seconds))
    return palette.strong(parts[0]) + " · " + palette.quiet(parts[1...].joined(separator: " · "))
  }

  private func lines(of diagnostic: Diagnostic) -> [String] {
    var place = diagnostic.file
    if diagnostic.line > 0 { place += ":\(diagnostic.line)" }
    if diagnostic.line > 0 && diagnostic.column > 0 { place += ":\(diagnostic.column)" }
    let word = diagnostic.severity.rawValue
    let severity = diagnostic.severity == .error ? palette.bad(word) : palette.notable(word)
    let prefix = place.isEmpty ? "" : "\(place): "
    var lines = ["\(prefix)\(severity): \(diagnostic.sentence.text(in: words.language))"]
    if !diagnostic.excerpt.isEmpty {
      lines += diagnostic.excerpt.split(separator: "\n").map(String.init)
    }
    if let explanation = diagnostic.explanation {
      let text = explanation.text(in: words.language)
      lines += wrapped("→ \(words.plainly)\(text)", indent: 2)
    }
    return lines
  }

  /// - Parameter width: The columns of the words before the names.
  private func lines(of test: TestResult, _ width: Int) -> [String] {
    let name = test.id.split(separator: "/").last.map(String.init) ?? test.id
    let word = TextColumns.padded(word(test.outcome), to: width)
    let marked =
      switch test.outcome {
      case .passed: palette.good("✓ \(word)")
      case .failed, .timedOut, .crashed, .outOfMemory, .outputLimit, .tampered:
        palette.bad("✗ \(word)")
      case .skipped: palette.notable("– \(word)")
      case .notRun: palette.quiet("– \(word)")
      }
    var lines = ["  \(marked)  \(name)"]
    for failure in test.failures {
      let message = FailureMessage(failure.message)
      lines += wrapped(message.sentence, indent: 6)
      if let comparison = message.comparison {
        lines += wrapped("(\(comparison))", indent: 6).map(palette.quiet)
      }
      lines.append(palette.quiet("      \(failure.file):\(failure.line)"))
    }
    return lines
  }

  private func outputLines(_ result: CheckResult) -> [String] {
    guard !result.output.isEmpty else { return [] }
    let text = result.output.withoutControls
    var printed = text.split(separator: "\n", omittingEmptySubsequences: false)
    if text.hasSuffix("\n") { printed.removeLast() }
    var lines = folded(printed).map { "  | \($0)" }
    let shown = 20
    var end: [String] = []
    if lines.count > shown {
      end = ["  … \(words.more(lines.count - shown))"]
      lines = Array(lines.prefix(shown))
    }
    if result.outputWasCut { end.append("  … \(words.cut)") }
    return ["  \(words.printed)"] + lines + end.map(palette.quiet)
  }

  /// Lines that stand below themselves once, with how many they are.
  ///
  /// A warning of SwiftUI comes at each update, and twenty of them would hide what else was printed.
  private func folded(_ lines: [Substring]) -> [String] {
    var groups: [(line: Substring, count: Int)] = []
    for line in lines {
      if let last = groups.last, last.line == line, !line.isEmpty {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((line, 1))
      }
    }
    return groups.map { line, count in
      count == 1 ? String(line) : "\(line) \(palette.quiet(words.times(count)))"
    }
  }

  private func word(_ verdict: Verdict) -> String { words.verdicts[verdict] ?? verdict.rawValue }

  private func word(_ outcome: TestResult.Outcome) -> String {
    words.outcomes[outcome] ?? outcome.rawValue
  }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    return text.withoutControls.split(separator: "\n").flatMap {
      TextColumns.wrap($0, to: columns - indent).map { space + $0 }
    }
  }
}
