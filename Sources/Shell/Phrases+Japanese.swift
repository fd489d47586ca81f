extension Phrases {
  /// The shell's sentences in Japanese.
  static let japanese = Phrases(
    welcome: { file in
      [
        "ようこそ。SwiftUI のどの body が、なぜ実行されるのかを、小さな問題（kata）で学びます。",
        "\(file) をエディタで開き、TODO のとおりに直して保存してください。すぐに判定します。",
        "brief で課題、hint でヒント、help でコマンド一覧を表示します。Ctrl-D で終了します。",
      ]
    },
    welcomeBack: { kata, title, passed, count in
      "おかえりなさい。\(kata)（\(title)）の続きです。合格：\(passed)/\(count)"
    },
    goodbye: "またどうぞ。",
    yesOrNo: "[y/N]",
    yes: ["y", "yes", "はい"],
    unknownCommand: { word, nearest in
      nearest.map { "\(word) というコマンドはありません。\($0) のことですか？" }
        ?? "\(word) というコマンドはありません。help で一覧を表示します。"
    },
    openQuote: "引用符が閉じられていません。最後に同じ引用符を付けてください。",
    helpHeading: "コマンド一覧（KATA には名前、名前の先頭、番号のどれでも使えます）：",
    helpFooter: [
      "問題のファイルを保存すると自動で判定します。Tab で補完、Ctrl-C で判定を中止、Ctrl-D で終了します。"
    ],
    summaries: [
      "help": "この一覧を表示する",
      "list": "問題の一覧と状態を表示する",
      "next": "次の問題に進む",
      "go": "指定した問題に移る",
      "brief": "課題を読む",
      "predict": "body の実行回数を予想する（答えは実測）",
      "edit": "最初の TODO をエディタで開く",
      "check": "解答を判定する（合格と不合格、その理由）",
      "hint": "ヒントを一段ずつ表示する",
      "diff": "変更した箇所を表示する",
      "solution": "解答例を表示する",
      "reset": "最初の状態に戻す（書いたものは控えを残す）",
      "progress": "進み具合を表示する",
      "review": "外れた予想や以前に合格した問題を復習する",
      "open": "画面を操作して、実行された body を調べる",
      "grade": "信用できない提出物をまとめて採点する",
      "audit": "Swift プロジェクトの移行の残りと落とし穴を調べる",
      "workshop": "ワークショップの計画を作る、参加する、問題を見せる",
      "board": "ワークショップを進める（誰がどこで行き詰まっているか、ヒントの送信）",
      "author": "問題の骨組みを作り、正解と誤答で検証する",
      "doctor": "環境を点検する",
      "quit": "終了する",
    ],
    help: .japanese,
    ready: "判定の準備ができました。",
    checking: "判定中…",
    checkStopped: "判定を中止しました。",
    offerNext: { next in "next で \(next) に進みます。solution で解答例と見比べることもできます。" },
    allPassed: "これが最後の問題でした。すべて合格です。お見事！",
    nowAt: { kata, title, minutes, folder in "\(kata): \(title)（約 \(minutes) 分）\n\(folder)" },
    blocked: { missing in
      "残りの問題に進む前に、\(missing.joined(separator: "、")) に合格してください。"
    },
    unknownKata: { name, nearest in
      nearest.map { "\(name) という問題はありません。\($0) のことですか？" }
        ?? "\(name) という問題はありません。list で一覧を表示します。"
    },
    ambiguousKata: { name, katas in
      "\(name) では \(katas.joined(separator: "、")) のどれか決まりません。もう少し入力してください。"
    },
    noSuchNumber: { number, count in "\(number) 番の問題はありません。番号は 1 から \(count) までです。" },
    betterFirst: { katas in "この問題の土台になる \(katas.joined(separator: "、")) に、まだ合格していません。" },
    report: .japanese,
    hintHelps: { kata in "続きは `hint \(kata)` でどうぞ。" },
    solutionAllTheSame: { kata in "\(kata) にまだ合格していません。それでも解答例を表示しますか？" },
    solutionNeedsYes: { kata in
      "\(kata) にまだ合格していません。`solution --yes \(kata)` で表示できますが、"
        + "`hint \(kata)` なら答えを見ずに進めます。"
    },
    answerAsHint: { kata in
      "次のヒントは \(kata) の答えそのものです。それでも表示しますか？"
    },
    declined: { kata in "表示しませんでした。`hint --level 3 \(kata)` で使う API がわかります。" },
    unchanged: { kata in "\(kata) は配布時のままです。変更はありません。" },
    resetDone: { kata in "\(kata) を配布時の状態に戻しました。" },
    keptIn: { folder in "それまでのファイルは \(folder) にあります。" },
    noEditor: { file, line in
      "VISUAL も EDITOR も設定されていません。`export EDITOR=nano` のように設定するか、"
        + "\(file) の \(line) 行目を直接開いてください。"
    },
    editorMissing: { editor in
      "エディタ \(editor) が PATH にありません。インストールするか、EDITOR を変更してください。"
    },
    editorFailed: { editor in
      "エディタ \(editor) がエラーで終了しました。VISUAL と EDITOR の設定を確認してください。"
    },
    noKatas: { folder in "\(folder) に問題がありません。`git checkout Katas` で配布時の問題が戻ります。" },
    startersNotKept: { reason in "配布時のコードの控えを残せません。\(reason)" },
    progressNotKept: { reason in "進み具合を記録できません。\(reason)" },
    outputLost: { reason in "出力を書き込めず、途中で欠けています（\(reason)）。別の場所に書き込んでください。" },
    doctor: .japanese,
    passedCount: { passed, count in "\(count) 問中 \(passed) 問合格" },
    passed: "合格",
    started: "途中",
    notStarted: "未着手",
    verdicts: [
      .didNotCompile: "コンパイル不可", .crashed: "クラッシュ", .timedOut: "時間切れ",
      .outOfMemory: "メモリ不足", .outputLimit: "出力過多", .tampered: "プロセス終了",
      .apiMismatch: "宣言不足", .forbidden: "禁止された宣言", .error: "判定できず",
    ],
    hintsUsed: { level in "ヒント \(level) 段" },
    sawSolution: "先に解答例を見た",
    prediction: .japanese,
    review: .japanese,
    workshop: .japanese,
    screen: "画面",
    screenHelp: [
      "tap ラベル [#2]           部品をタップする（#2 は同じラベルの2つ目）",
      "type 文字 into ラベル     入力欄の文字を置き換える",
      "toggle ラベル             スイッチを切り替える",
      "scroll 行                 その行を表示する（先頭は 0）",
      "tree, text                ビューの木、画面の文字",
      "counts                    body の実行回数（直前の操作から、画面を開いてから）",
      "close                     元に戻る",
    ],
    screenOpened: { kata in "\(kata) の画面を開きました。help で操作方法を表示します。" },
    screenUsage: { usage in "書き方：\(usage)" },
    noBodyRan: "どの body も実行されませんでした。",
    sinceAction: "直前の操作から",
    sinceOpened: "画面を開いてから",
    bodyRan: { view, times, cause in "\(view).body ×\(times) — \(cause)" },
    causeChanged: { cause in "\(cause) が変化" },
    screenGone: { reason in
      let end = reason.hasSuffix("。") ? "" : reason.hasSuffix(".") ? " " : "。"
      return "\(reason)\(end)画面のプロセスが終了しました。open でもう一度開けます。"
    },
    auditBuilding: "監査プログラムをビルドしています（初回のみ、約 1 分）…",
    auditFindsNothing: { path in "\(path) というファイルやフォルダはありません。" },
    auditStopped: "監査を中止しました。",
    auditFailed: { program in
      "監査が途中で終了しました。`\(program) --help` で起動できるか確かめてください。"
    },
    gradeBuilding: "採点プログラムをビルドしています（初回のみ、約 1 分）…",
    gradeStopped: "採点を中止しました。--resume で続きから再開できます。"
  )
}
