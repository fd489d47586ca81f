import Checker
import Workbook

/// The words of a report on a check in one language.
public struct ReportWords: Sendable {
  /// The language, for the sentences that come with a result.
  var language: Language
  /// The judge's words.
  var verdicts: [Verdict: String]
  /// How a test ended.
  var outcomes: [TestResult.Outcome: String]
  /// How many tests passed, and of how many.
  var tests: @Sendable (_ passed: Int, _ of: Int) -> String
  /// How many katas passed, and of how many.
  var katas: @Sendable (_ passed: Int, _ of: Int) -> String
  /// Stands before a compiler's message said again.
  var plainly: String
  /// Stands before what the learner's code printed.
  var printed: String
  /// Stands behind a line that was printed so many times in a row.
  var times: @Sendable (_ count: Int) -> String
  /// How many lines of that are not shown.
  var more: @Sendable (_ lines: Int) -> String
  /// More was printed than was kept.
  var cut: String
}

extension ReportWords {
  /// English.
  public static let english = ReportWords(
    language: .english,
    verdicts: [
      .passed: "passed", .failed: "failed", .didNotCompile: "did not compile",
      .crashed: "crashed", .timedOut: "timed out", .outOfMemory: "out of memory",
      .outputLimit: "printed too much", .tampered: "ended the process itself",
      .apiMismatch: "missing what the suite needs", .forbidden: "forbidden declaration",
      .error: "could not be checked",
    ],
    outcomes: [
      .passed: "passed", .failed: "failed", .timedOut: "timed out", .crashed: "crashed",
      .outOfMemory: "out of memory", .outputLimit: "printed too much",
      .tampered: "ended the process itself", .skipped: "skipped", .notRun: "not run",
    ],
    tests: { passed, count in "\(passed) of \(count) tests passed" },
    katas: { passed, count in "\(passed) of \(count) katas passed" },
    plainly: "In plain words: ",
    printed: "Your code printed:",
    times: { count in "(\(count) times)" },
    more: { lines in "\(lines) more lines" },
    cut: "and more, which was cut"
  )

  /// Japanese.
  public static let japanese = ReportWords(
    language: .japanese,
    verdicts: [
      .passed: "合格", .failed: "不合格", .didNotCompile: "コンパイルできません", .crashed: "クラッシュ",
      .timedOut: "時間切れ", .outOfMemory: "メモリ不足", .outputLimit: "出力が多すぎます",
      .tampered: "コードがプロセスを終了しました", .apiMismatch: "テストに必要な宣言がありません",
      .forbidden: "使えない宣言があります", .error: "判定できませんでした",
    ],
    outcomes: [
      .passed: "合格", .failed: "不合格", .timedOut: "時間切れ", .crashed: "クラッシュ",
      .outOfMemory: "メモリ不足", .outputLimit: "出力が多すぎます",
      .tampered: "コードがプロセスを終了しました", .skipped: "スキップ", .notRun: "未実行",
    ],
    tests: { passed, count in "\(count) 個中 \(passed) 個のテストに合格" },
    katas: { passed, count in "\(count) 問中 \(passed) 問に合格" },
    plainly: "つまり：",
    printed: "コードの出力：",
    times: { count in "（\(count) 回）" },
    more: { lines in "ほか \(lines) 行" },
    cut: "以降は省略"
  )
}
