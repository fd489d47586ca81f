import Workbook

/// What the shell says around a workshop, in one language.
struct WorkshopWords: Sendable {
  /// The language.
  var language: Language
  /// In the prompt: what the plan's step has left.
  var minutes: @Sendable (_ left: Int) -> String
  /// A plan was written: its file, how many katas, how many minutes.
  var planWritten: @Sendable (_ file: String, _ katas: Int, _ minutes: Int) -> String
  /// Joined under a name, and whether that is a pseudonym.
  var joined: @Sendable (_ shown: String, _ isNamed: Bool) -> String
  /// What the room sees of a learner.
  var published: String
  /// On a command line: the shell is where one takes part.
  var openShell: String
  /// The leader has not opened the workshop yet.
  var notOpened: String
  /// Where the plan is: the step's place, how many there are, its name, the minutes left.
  var at: @Sendable (_ place: Int, _ of: Int, _ name: String, _ left: Int) -> String
  /// The plan has come to a kata, or to a break.
  var nowKata: @Sendable (_ kata: String, _ minutes: Int) -> String
  var nowBreak: @Sendable (_ name: String, _ minutes: Int) -> String
  /// Five minutes are left for a step; none is.
  var fiveLeft: @Sendable (_ name: String) -> String
  var timeIsUp: @Sendable (_ name: String) -> String
  /// What the leader says.
  var hint: @Sendable (_ text: String) -> String
  /// The folder cannot be written to, and why; it can again, with so many checks.
  var lost: @Sendable (_ folder: String, _ reason: String) -> String
  var back: @Sendable (_ checks: Int) -> String
  /// A reason: the folder's server does not answer.
  var noAnswer: String
  /// The workshop is over.
  var ended: String
  /// The summary: how many of the plan's katas are passed, of how many; what to look at again.
  var summary: @Sendable (_ passed: Int, _ of: Int, _ checks: Int) -> String
  var review: @Sendable (_ katas: [String]) -> String
  var nothingToReview: String
  /// A kata's files lie where the room can read them.
  var shared: @Sendable (_ kata: String, _ shown: String) -> String
  /// The learner has left.
  var left: @Sendable (_ shown: String) -> String
  /// The board has to be built first.
  var boardBuilding: String
}

extension WorkshopWords {
  /// English.
  static let english = WorkshopWords(
    language: .english,
    minutes: { left in left >= 0 ? "\(left) min" : "\(-left) min over" },
    planWritten: { file, katas, minutes in
      "\(file): \(katas) katas, \(minutes) minutes. Change what you like, then `kata board DIR` opens the"
        + " workshop in a folder that the room shares."
    },
    joined: { shown, isNamed in
      isNamed ? "You take part as \(shown)." : "You take part as \(shown), a pseudonym."
    },
    published:
      "The room sees katas, verdicts, attempts and times, and no source unless you `workshop share`.",
    openShell: "Start `kata`: while the shell is open, the room sees where you are.",
    notOpened: "The leader has not opened the workshop yet; that will be shown here.",
    at: { place, of, name, left in
      "Workshop, step \(place) of \(of): \(name), "
        + (left >= 0 ? "\(left) minutes left." : "\(-left) minutes over.")
    },
    nowKata: { kata, minutes in
      "The leader moves on: \(kata), \(minutes) minutes. `go \(kata)` when you are ready."
    },
    nowBreak: { name, minutes in "The leader moves on: \(name), \(minutes) minutes." },
    fiveLeft: { name in "5 minutes are left for \(name)." },
    timeIsUp: { name in "Time is up for \(name): the leader moves on soon." },
    hint: { text in "From the leader: \(text)" },
    lost: { folder, reason in
      "The workshop's folder is out of reach (\(reason)). Go on: what you do is kept and sent when"
        + " \(folder) is back."
    },
    back: { checks in
      "The workshop's folder is back; \(checks) check\(checks == 1 ? "" : "s") caught up."
    },
    noAnswer: "it does not answer",
    ended: "The workshop is over.",
    summary: { passed, of, checks in
      "You passed \(passed) of the plan's \(of) katas, in \(checks) check\(checks == 1 ? "" : "s")."
    },
    review: { katas in "Worth another look: \(katas.joined(separator: ", ")). `go KATA` opens one."
    },
    nothingToReview:
      "Nothing needs another look now; `review` brings back what you passed in time.",
    shared: { kata, shown in
      "The room can read your files of \(kata) as they are now, under \(shown)."
    },
    left: { shown in "You have left; what \(shown) did stays on the board." },
    boardBuilding: "Building the board (once, about a minute) …"
  )

  /// Japanese.
  static let japanese = WorkshopWords(
    language: .japanese,
    minutes: { left in left >= 0 ? "残り \(left) 分" : "\(-left) 分超過" },
    planWritten: { file, katas, minutes in
      "\(file)：\(katas) 問、\(minutes) 分。自由に直してください。"
        + "みんなで共有するフォルダを指定して `kata board フォルダ` を実行すると始まります。"
    },
    joined: { shown, isNamed in isNamed ? "\(shown) として参加しました。" : "\(shown) という仮名で参加しました。" },
    published: "見えるのは、問題、判定、回数、時間だけです。コードは `workshop share` しないかぎり見えません。",
    openShell: "`kata` を起動してください。シェルを開いている間、進み具合がボードに表示されます。",
    notOpened: "ワークショップはまだ始まっていません。始まったらここでお知らせします。",
    at: { place, of, name, left in
      "ワークショップ：\(of) 段中 \(place) 段目の \(name)、"
        + (left >= 0 ? "残り \(left) 分です。" : "\(-left) 分超過しています。")
    },
    nowKata: { kata, minutes in
      "次に進みます：\(kata)（\(minutes) 分）。準備ができたら `go \(kata)` と入力してください。"
    },
    nowBreak: { name, minutes in "次に進みます：\(name)（\(minutes) 分）。" },
    fiveLeft: { name in "\(name) は残り 5 分です。" },
    timeIsUp: { name in "\(name) の時間が終わりました。まもなく次に進みます。" },
    hint: { text in "講師から：\(text)" },
    lost: { folder, reason in
      "ワークショップのフォルダに届きません（\(reason)）。そのまま続けてください。"
        + "\(folder) が戻ったら、それまでの分も送ります。"
    },
    back: { checks in "ワークショップのフォルダが戻りました。判定 \(checks) 回分を送りました。" },
    noAnswer: "応答がありません",
    ended: "ワークショップは終わりです。お疲れさまでした。",
    summary: { passed, of, checks in "計画の \(of) 問中 \(passed) 問に合格しました（判定 \(checks) 回）。" },
    review: { katas in
      "もう一度見ておきたい問題：\(katas.joined(separator: "、"))。`go KATA` で開けます。"
    },
    nothingToReview: "今すぐ見直すものはありません。合格した問題は、時期が来ると `review` に出てきます。",
    shared: { kata, shown in "\(kata) の今のファイルを、\(shown) として公開しました。" },
    left: { shown in "退出しました。\(shown) の記録はボードに残ります。" },
    boardBuilding: "ボードをビルドしています（初回のみ、約 1 分）…"
  )
}
