import Workbook

/// What the board and the report say, in one language.
struct BoardWords: Sendable {
  /// The language.
  let language: Language

  private func text(_ english: String, _ japanese: String) -> String {
    Sentence(english, japanese).text(in: language)
  }

  /// Where the plan is.
  func step(_ board: Board) -> String {
    let count = board.note.plan.steps.count
    guard let now = board.note.now, let left = board.minutesLeft else {
      return text("the plan is done", "計画は終了しました")
    }
    let place = board.note.step + 1
    let time =
      left > 0
      ? text("\(left) min left", "残り \(left) 分")
      : left == 0
        ? text("time is up", "時間です") : text("\(-left) min over", "\(-left) 分超過")
    return text(
      "step \(place) of \(count): \(now.name), \(time)",
      "\(count) 段中 \(place) 段目 \(now.name)、\(time)")
  }

  /// What comes then; empty when nothing does.
  func then(_ board: Board) -> String {
    guard let then = board.note.then else { return "" }
    return text("then \(then.name), \(then.minutes) min", "次は \(then.name)（\(then.minutes) 分）")
  }

  /// How many are there, how they do.
  func room(_ board: Board) -> String {
    let away = board.rows.count(where: \.isAway)
    var parts = [
      text(
        "\(board.rows.count) learner\(board.rows.count == 1 ? "" : "s")",
        "\(board.rows.count) 名")
    ]
    if board.people > board.rows.count {
      parts[0] = text(
        "\(board.people) people at \(board.rows.count) shells",
        "\(board.people) 名（\(board.rows.count) 台）")
    }
    if away > 0 { parts.append(text("\(away) away", "離席 \(away)")) }
    parts.append(text("\(board.stuck.count) stuck", "行き詰まり \(board.stuck.count)"))
    if let kata = board.note.now?.kata, let column = board.columns.first(where: { $0.kata == kata })
    {
      parts.append(text("\(column.passed) passed \(kata)", "\(kata) 合格 \(column.passed)"))
      if let seconds = column.medianSeconds {
        parts.append(text("median \(minutes(seconds))", "中央値 \(minutes(seconds))"))
      }
    }
    return parts.joined(separator: " · ")
  }

  /// Some seconds in minutes.
  func minutes(_ seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded())
    return text("\(minutes) min", "\(minutes) 分")
  }

  var nobody: String { text("Nobody has joined yet.", "まだ誰も参加していません。") }
  var howToJoin: String {
    text(
      "In their shells: workshop join NAME --dir DIR", "各自のシェルで：workshop join 名前 --dir フォルダ")
  }
  var noFolder: String {
    text(
      "The folder is out of reach; this is what was seen last.",
      "フォルダに届きません。最後に見えた状態を表示しています。")
  }
  var stuck: String { text("STUCK", "行き詰まり") }
  var learner: String { text("learner", "学習者") }
  var people: String { text("people", "人数") }
  var kata: String { text("kata", "問題") }
  var sincePass: String { text("since pass", "合格から") }
  var failing: String { text("failing", "不合格") }
  var looksLike: String { text("looks like", "思い違い") }
  var passed: String { text("passed", "合格") }
  var median: String { text("median min", "中央値（分）") }
  var away: String { text("away", "離席") }
  var legend: String {
    text(
      "✓ passed  ✗3 failed 3 times in a row  ▸ begun  · not begun",
      "✓ 合格  ✗3 続けて 3 回不合格  ▸ 着手  · 未着手")
  }
  var justPassed: String { text("just passed", "合格しました") }
  var notShown: String { text("Not shown", "表示しないもの") }
  func more(_ count: Int) -> String { text("… and \(count) more", "… ほか \(count) 名") }
  func shows(_ katas: [String]) -> String {
    text("shows \(katas.joined(separator: ", "))", "\(katas.joined(separator: "、")) を公開中")
  }

  var report: String { text("Workshop report", "ワークショップの報告") }
  var hardest: String { text("Hardest katas", "難しかった問題") }
  var misconceptions: String { text("Misunderstandings", "思い違い") }
  var predictions: String { text("Predictions and reality", "予想と実測") }
  var learners: String { text("Learners", "学習者") }
  var none: String { text("None.", "ありません。") }
  var begun: String { text("begun", "着手") }
  var checksToPass: String { text("median checks", "判定回数（中央値）") }
  var planned: String { text("planned min", "計画（分）") }
  var checks: String { text("checks", "判定") }
  var hints: String { text("hints", "ヒント") }
  var solutions: String { text("saw solution", "先に解答例") }
  var answers: String { text("learners", "人数") }
  var question: String { text("question", "質問") }
  var guesses: String { text("guesses", "予想数") }
  var right: String { text("right", "正解") }
  var medianGuess: String { text("median guess", "予想（中央値）") }
  var measured: String { text("measured", "実測") }
  var review: String { text("to review", "復習するもの") }
  var minutesWord: String { text("minutes", "分") }
}
