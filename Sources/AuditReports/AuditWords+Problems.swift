import Audit

extension AuditWords {
  /// What stood in the way, in a sentence without its end.
  public func sentence(of problem: AuditProblem) -> String {
    let place = problem.line.map(line) ?? ""
    return place + cause(problem)
  }

  /// English, which is the audit's own.
  static func english(_ problem: AuditProblem) -> String {
    switch problem.cause {
    case .brokenSyntax, .conflict: "\(problem.reason); \(problem.remedy)"
    default: problem.reason
    }
  }

  /// Japanese.
  static func japanese(_ problem: AuditProblem) -> String {
    switch problem.cause {
    case .missing: "そのようなファイルやフォルダはありません"
    case .empty: "監査する Swift ファイルがありません"
    case .missingFile: "そのようなファイルはありません"
    case .notSwift: "Swift のファイルではありません"
    case .unreadableFolder: "フォルダを読み取れません"
    case .brokenLink: "リンク先がありません"
    case .notRegular: "通常のファイルではありません"
    case .tooLarge(let megabytes): "\(megabytes) MB を超えています"
    case .unreadable: "読み取れません"
    case .notUTF8: "UTF-8 ではありません"
    case .tooNested(let brackets): "角括弧の入れ子が \(brackets) 段を超えています"
    case .takesTooLong(let seconds): "構文の解析に CPU 時間で \(seconds) 秒を超えました"
    case .brokenSyntax: "構文エラーがあり、一部を読み取れません。直すか除外してから、もう一度監査してください"
    case .conflict: "マージの衝突の印が残っていて、一部を読み取れません。衝突を解決してから、もう一度監査してください"
    case .notFixed: "構文エラーがあるため、何も変更しません"
    }
  }
}
