import Audit

/// The words of an audit's summary in one language; what rules say is English in every language.
public struct AuditWords: Sendable {
  /// What a group of rules is about.
  var groups: [RuleGroup: String]
  /// How many findings of a severity there are.
  var count: @Sendable (_ severity: Severity, _ count: Int) -> String
  /// Nothing was found.
  var clean: String
  /// How much was read.
  var read: @Sendable (_ files: Int, _ lines: Int) -> String
  /// How many findings comments ignore.
  var ignored: @Sendable (_ count: Int) -> String
  /// How many findings a baseline knows.
  var known: @Sendable (_ count: Int) -> String
  /// How many entries of the baseline are no longer found.
  var stale: @Sendable (_ count: Int) -> String
  /// A deployment target below which there is no Observation, and the manifest that names it.
  var target: @Sendable (_ target: String, _ manifest: String) -> String
  /// What parts the members of a list.
  public var comma: String
  /// What ends a sentence.
  public var stop: String
  /// How many findings of how many go by `--fix`.
  var gone: @Sendable (_ count: Int, _ of: Int) -> String
  /// How many findings are of a kind that `--fix` knows, where nobody tried.
  var fixable: @Sendable (_ count: Int) -> String
  /// A rule is of such a kind.
  var isFixable: String
  /// How many files could not be audited.
  var problems: @Sendable (_ count: Int) -> String
  /// How many files the parser does not wholly understand.
  var partial: @Sendable (_ count: Int) -> String
  /// The rules that say nothing as long as something is not understood.
  var silent: @Sendable (_ rules: String) -> String
  /// The rules that say nothing in the files that are not wholly understood.
  var silentInPart: @Sendable (_ files: String, _ rules: String) -> String
  /// What comes before a sentence about a line of a file.
  var line: @Sendable (_ number: Int) -> String
  /// What stood in the way, whichever line it is.
  var cause: @Sendable (_ problem: AuditProblem) -> String
  /// Heads what the fixes did, or would do.
  var fixed: @Sendable (_ places: Int, _ files: Int, _ isWritten: Bool) -> String
  /// Nothing can be fixed.
  var nothingToFix: String
  /// So many files should have changed, and none could be written.
  var nothingWritten: @Sendable (_ files: Int) -> String
  /// Heads what the fixes leave to a person.
  var listed: @Sendable (_ count: Int) -> String
}

extension AuditWords {
  /// English.
  public static let english = AuditWords(
    groups: [
      .leftovers: "leftovers", .breakage: "quiet breakage", .lifetime: "lifetime",
      .structure: "structure", .configuration: "the audit itself",
    ],
    count: { severity, count in "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")" },
    clean: "nothing found",
    read: { files, lines in
      "\(files) file\(files == 1 ? "" : "s"), \(lines) line\(lines == 1 ? "" : "s") read"
    },
    ignored: { count in "\(count) ignored by comments" },
    known: { count in "\(count) known to the baseline" },
    stale: { count in
      count == 1
        ? "1 entry of the baseline is no longer found; write it again by --write-baseline:"
        : "\(count) entries of the baseline are no longer found; write it again by "
          + "--write-baseline:"
    },
    target: { target, manifest in
      "\(manifest) deploys to \(target), which has no Observation: what needs it is a note"
    },
    comma: ", ", stop: ".",
    gone: { count, all in
      guard count > 0 else { return "none of them goes by `kata audit --fix`, which says why" }
      let part =
        count < all
        ? "\(count) of the \(all) findings \(count == 1 ? "goes" : "go")"
        : all == 1 ? "the finding goes" : "all \(all) findings go"
      return part + " by `kata audit --fix`, which shows first what it would change"
    },
    fixable: { count in
      "\(count) of them \(count == 1 ? "is" : "are") of a kind that `kata audit --fix` knows; it "
        + "tells which it would change"
    },
    isFixable: "`kata audit --fix` does it in the simple cases.",
    problems: { count in
      count == 1 ? "1 file could not be audited" : "\(count) files could not be audited"
    },
    partial: { count in
      count == 1
        ? "1 file is not wholly understood" : "\(count) files are not wholly understood"
    },
    silent: { rules in "What is missing may stand in there, so these rules say nothing: \(rules)" },
    silentInPart: { files, rules in "In \(files) these say nothing either: \(rules)" },
    line: { number in "line \(number): " },
    cause: english,
    fixed: { places, files, isWritten in
      let files = "\(files) file\(files == 1 ? "" : "s")"
      let places = "\(places) place\(places == 1 ? "" : "s")"
      return isWritten
        ? "Changed \(places) in \(files)."
        : "This would change \(places) in \(files); `--fix --write` does it."
    },
    nothingToFix: "There is nothing that can be fixed without you.",
    nothingWritten: { files in
      "Nothing was changed: \(files) file\(files == 1 ? "" : "s") could not be written."
    },
    listed: { count in
      count == 1 ? "1 place is left to you:" : "\(count) places are left to you:"
    }
  )

  /// Japanese.
  public static let japanese = AuditWords(
    groups: [
      .leftovers: "移行の残り", .breakage: "気づきにくい不具合", .lifetime: "寿命", .structure: "構造",
      .configuration: "監査の設定",
    ],
    count: { severity, count in
      let word =
        switch severity {
        case .error: "エラー"
        case .warning: "警告"
        case .note: "注記"
        }
      return "\(word) \(count) 件"
    },
    clean: "指摘はありません",
    read: { files, lines in "\(files) ファイル、\(lines) 行を確認" },
    ignored: { count in "コメントで除外 \(count) 件" },
    known: { count in "ベースラインに記録済み \(count) 件" },
    stale: { count in
      "ベースラインの \(count) 件はもう見つかりません。--write-baseline で書き直してください："
    },
    target: { target, manifest in
      "\(manifest) のターゲット \(target) には Observation がないため、移行の指摘は注記になります"
    },
    comma: "、", stop: "。",
    gone: { count, all in
      count == 0
        ? "`kata audit --fix` で直せるものはありません（理由は `--fix` が示します）"
        : "\(all) 件のうち \(count) 件は `kata audit --fix` で直せます（先に変更内容を表示します）"
    },
    fixable: { count in
      "\(count) 件は `kata audit --fix` が扱う種類です（どれを直せるかは `--fix` が示します）"
    },
    isFixable: "単純な場合は `kata audit --fix` で直せます。",
    problems: { count in "\(count) 個のファイルを監査できませんでした" },
    partial: { count in "\(count) 個のファイルは一部を読み取れませんでした" },
    silent: { rules in "足りないものがそこにあるかもしれないため、次のルールは何も指摘しません：\(rules)" },
    silentInPart: { files, rules in "\(files) では次のルールも何も指摘しません：\(rules)" },
    line: { number in "\(number) 行目：" },
    cause: japanese,
    fixed: { places, files, isWritten in
      isWritten
        ? "\(files) ファイルの \(places) か所を変更しました。"
        : "\(files) ファイルの \(places) か所を変更できます。`--fix --write` で書き込みます。"
    },
    nothingToFix: "自動で直せるところはありません。",
    nothingWritten: { files in "\(files) ファイルに書き込めなかったため、何も変更していません。" },
    listed: { count in "手で直すところが \(count) か所あります：" }
  )
}
