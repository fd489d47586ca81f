extension UsageWords {
  /// Japanese.
  static let japanese = UsageWords(
    takesNoValue: { option in "\(option) に値は要りません。値を外してください。" },
    needsValue: { option, placeholder in
      "\(option) には値が必要です。`\(option) \(placeholder)` のように指定してください。"
    },
    unknownValue: { option, value, nearest, all in
      let remedy =
        nearest.map { "\($0) のことですか？" } ?? "\(all.joined(separator: "、")) から選んでください。"
      return "\(option) に \(value) は指定できません。\(remedy)"
    },
    numberOutOfRange: { option, range, text in
      "\(option) には \(range.lowerBound) から \(range.upperBound) までの整数を指定してください"
        + "（\(text) は使えません）。"
    },
    unknownOption: { command, option, nearest, help in
      let remedy = nearest.map { "\($0) のことですか？" } ?? "`\(help)` で使い方を表示します。"
      return "\(command) に \(option) というオプションはありません。\(remedy)"
    },
    strayWord: { word, help in "\(word) が余分です。`\(help)` で使い方を表示します。" },
    missingWord: { command, word, help in
      "\(command) には \(word) が必要です。`\(help)` で使い方を表示します。"
    },
    unknownCommand: { word, nearest in
      let remedy = nearest.map { "\($0) のことですか？" } ?? "`kata --help` で一覧を表示します。"
      return "\(word) というコマンドはありません。\(remedy)"
    },
    nameAKata: "問題の名前を指定してください。`list` で一覧を表示します。",
    noKata: { folder in "\(folder) に問題がありません。" },
    watchTakesOne: "--watch で見張れるのは自分の問題 1 つだけです。--all、--source、--format とは併用できません。",
    noSource: { folder in
      "--source: \(folder) というフォルダはありません。"
        + "Solutions のように Katas と同じ構成のフォルダか、.swift ファイルのあるフォルダを指定してください。"
    },
    allMeansEvery: { kata in "--all はすべての問題を意味します。\(kata) か --all のどちらかを外してください。" },
    unknownLevel: { level, count in
      "ヒントは 1 から \(count) までの段で指定します（\(level) は使えません）。問題は名前で指定してください。"
    },
    strayHintWord: { word in "\(word) が余分です。書き方：hint [KATA] [LEVEL]" },
    dueIsAList: { kata in "--format json は復習の一覧を出力します。\(kata) を外してください。" },
    writeBelongsToFix: "--write は --fix と一緒に使います。`kata audit --fix --write` でファイルを書き換えます。",
    notTogether: { one, other in "\(one) と \(other) は併用できません。どちらかを外してください。" },
    belongsTo: { one, other in "\(one) は \(other) と一緒に使います。\(other) を付けるか、\(one) を外してください。" },
    fixIsText: { format in "--fix は変更箇所をテキストで表示します。--format \(format) を外してください。" },
    unknownDeed: { deed, nearest in
      let remedy =
        nearest.map { "\($0) のことですか？" } ?? "new、join、share、summary、leave、present のどれかを指定してください。"
      return "workshop に \(deed) という操作はありません。\(remedy)"
    },
    notOfDeed: { option, deed in
      "\(option) は `workshop \(deed)` では使えません。外してください。"
    },
    joinNeeds: "名前とフォルダが必要です。`workshop join 名前 --dir フォルダ` のように入力してください。",
    joinFirst: "ワークショップに参加していません。`workshop join 名前 --dir フォルダ` で参加できます。"
  )
}
