import Workbook

extension CheckResult {
  /// Whether the answer's process ended in the middle of a test, and no cheating is seen in that.
  var isCutShort: Bool {
    switch verdict {
    case .crashed, .timedOut, .outOfMemory, .outputLimit: tests.contains { $0.outcome.isCutShort }
    default: false
    }
  }

  /// The result of a suite whose tests ran in more than one process.
  ///
  /// The verdict is the worst of them: what was tampered with before what crashed, that before what
  /// failed.
  init(of parts: [CheckResult], inOrderOf ids: [String], kata: String) {
    let worst = parts.min { Self.rank($0.verdict) < Self.rank($1.verdict) }
    let all = parts.flatMap(\.tests)
    // What one process did not come to, a later one may have run.
    let tests = ids.compactMap { id in
      all.first { $0.id == id && $0.outcome != .notRun } ?? all.first { $0.id == id }
    }
    self.init(
      kata: kata, verdict: worst?.verdict ?? .error,
      sentence: worst?.sentence ?? Sentence("the suite expects no test", "スイートにテストがありません。"),
      tests: tests,
      diagnostics: worst?.diagnostics ?? [], output: parts.map(\.output).joined(),
      outputWasCut: parts.contains(where: \.outputWasCut))
    rule = worst?.rule
    let failed = tests.filter { $0.outcome != .passed }.count
    if worst?.verdict == .failed, tests.count > 1 {
      sentence = Sentence(
        "\(failed) of \(tests.count) tests failed", "\(tests.count) 個中 \(failed) 個のテストが失敗しました。")
    } else if worst?.verdict == .passed, tests.count > 1 {
      sentence = Sentence("all \(tests.count) tests passed", "\(tests.count) 個のテストすべてに合格しました。")
    }
  }

  private static func rank(_ verdict: Verdict) -> Int {
    let order: [Verdict] = [
      .error, .tampered, .outOfMemory, .outputLimit, .timedOut, .crashed, .failed, .passed,
    ]
    return order.firstIndex(of: verdict) ?? 0
  }
}
