import AuditReports
import Workbook

/// The audit's own sentences in one language.
struct AuditPhrases: Sendable {
  /// The words of its summary.
  var report: AuditWords
  /// How many files of how many are read.
  var progress: @Sendable (_ done: Int, _ of: Int) -> String
  /// There are files in these paths, and the configuration excludes them all.
  var allExcluded: @Sendable (_ paths: String) -> String
  /// A file that was named is not audited, because the configuration excludes it.
  var excluded: @Sendable (_ file: String) -> String
  /// A baseline was written, and how much it knows.
  var baseline: @Sendable (_ file: String, _ count: Int) -> String
  /// A baseline does not know what could not be read, nor what rules that were silent would find.
  var partialBaseline: @Sendable (_ file: String, _ rules: String) -> String
}

extension AuditPhrases {
  /// The table of a language.
  init(_ language: Language) {
    self =
      switch language {
      case .english: .english
      case .japanese: .japanese
      }
  }

  private static let english = AuditPhrases(
    report: .english,
    progress: { done, count in "Reading: \(done) of \(count) files…" },
    allExcluded: { paths in
      "nothing is audited: the configuration excludes every Swift file in \(paths);"
        + " look at its \"exclude\"."
    },
    excluded: { file in
      "\(file) is not audited: the configuration excludes it; `--config FILE` names another."
    },
    baseline: { file, count in
      "\(file) now knows \(count) finding\(count == 1 ? "" : "s"); "
        + "`kata audit --baseline \(file)` says only what is new."
    },
    partialBaseline: { file, rules in
      "\(file) is partial: not everything was read or understood"
        + (rules.isEmpty ? "" : ", so these rules are missing or not complete: \(rules)")
        + "; correct that, and write it again."
    }
  )

  private static let japanese = AuditPhrases(
    report: .japanese,
    progress: { done, count in "確認中：\(count) ファイル中 \(done)…" },
    allExcluded: { paths in
      "\(paths) の Swift ファイルはすべて設定で除外されているため、何も監査しません。`exclude` を確かめてください。"
    },
    excluded: { file in
      "\(file) は設定で除外されているため監査しません。別の設定は `--config FILE` で指定できます。"
    },
    baseline: { file, count in
      "\(file) に \(count) 件を記録しました。`kata audit --baseline \(file)` は新しい指摘だけを表示します。"
    },
    partialBaseline: { file, rules in
      "\(file) は不完全です。読み取れなかったところがあります"
        + (rules.isEmpty ? "。" : "（指摘が欠けている可能性のあるルール：\(rules)）。")
        + "直してから、もう一度書き出してください。"
    }
  )
}
