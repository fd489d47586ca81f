/// The words around commands and their options in one language.
struct HelpWords: Sendable {
  /// Stands before the usage line.
  var usage: String
  /// What `kata` is, in one line.
  var about: String
  /// How `kata` is written on a command line.
  var commandLine: String
  /// What `kata` alone does.
  var shell: String
  /// What shows how one command is used.
  var more: String
  /// What each option does, by the command's name and its own; `kata` names its own options.
  var options: [String: [String: String]]
}

extension HelpWords {
  /// English; what options do stands beside them.
  static let english = HelpWords(
    usage: "usage: ",
    about: "Learn which SwiftUI bodies run, and why: small katas with an honest judge.",
    commandLine: "kata [OPTION…] [COMMAND …]",
    shell: "the shell, where saving a file checks it",
    more: "`kata COMMAND --help` shows what a command takes.",
    options: [:]
  )

  /// Japanese.
  static let japanese = HelpWords(
    usage: "使い方：",
    about: "SwiftUI のどの body が、なぜ実行されるのかを、小さな問題（kata）とごまかしのない判定で学びます。",
    commandLine: "kata [オプション…] [コマンド …]",
    shell: "シェルを開く（ファイルを保存すると判定する）",
    more: "`kata コマンド --help` で、そのコマンドの使い方を表示します。",
    options: [
      "kata": [
        "--workbook": "Katas のあるフォルダ（今のフォルダでないとき）",
        "--lang": "表示する言語",
        "--help": "この説明（コマンドの後ろに付けると、そのコマンドの説明）",
        "--version": "kata のバージョン",
      ],
      "list": ["--format": Self.formatInJapanese],
      "check": [
        "--all": "すべての問題",
        "--source": "代わりに判定するファイル（Katas と同じ構成のフォルダか、.swift ファイルのフォルダ）",
        "--jobs": "同時に判定する数（指定がなければプロセッサの数）",
        "--format": Self.formatInJapanese,
        "--watch": "保存のたびに判定し直す（Ctrl-C で終了）",
      ],
      "hint": ["--level": "1 はきっかけ、2 は見る場所、3 は使う API、4 は答え"],
      "solution": ["--yes": "確認せずに表示する"],
      "review": ["--format": Self.formatInJapanese],
      "audit": [
        "--format": Self.formatInJapanese,
        "--rules": "使う規則や規則のグループ（コンマ区切り）",
        "--config": "いちばん近い \(AuditCommand.configurationFile) の代わりに使う設定",
        "--baseline": "FILE に記録済みの指摘は表示しない",
        "--write-baseline": "今の指摘を FILE に記録する",
        "--fix": "機械的に直せる変更を表示する（エラーが残るなら失敗）",
        "--write": "--fix と一緒に使い、実際に書き換える（全ファイルか、まったく書かないか）",
        "--strict": "警告も失敗とみなす",
        "--list-rules": "規則とグループの一覧",
        "--explain": "規則の理由と対処を表示する（英語）",
      ],
      "grade": [
        "--output": "結果を置くフォルダ（同じフォルダを指定すると続きから採点）",
        "--katas": "全員が提出するはずの問題（コンマ区切り）",
        "--jobs": "同時に採点する解答の数（指定がなければプロセッサの数）",
        "--format": "レポートの形式（コンマ区切り）",
        "--policy": "期限、遅れたときの減点、非公開にする学習者（JSON）",
        "--roster": "受講者の一覧（1 行に 1 人）",
        "--times": "提出時刻の一覧（1 行に 1 人、学習者と 2026-11-30T12:00:00Z をコンマで区切る）",
        "--moodle": "コースから書き出した Moodle のワークシート（記入した写しを作る）",
        "--plan": "提出物を読み、キューに入れるだけにする",
        "--take": "キューから N 件だけ採点する（parallel や Slurm 用）",
        "--resume": "--output にある採点を続ける",
        "--regrade": "すべて採点し直し、前の結果を残して、変わった点と理由を書き出す",
        "--exam": "試験用：解答と解答例を同じようにランダムに操作し、結果を比べる",
        "--seed": "--exam と一緒に使い、前の試験と同じ操作を繰り返す（N は結果に書かれた値）",
        "--accept-reduced": "このマシンで作れる弱い壁のまま採点する",
        "--trust-submissions": "壁なしで採点する（自分が保証できるコードだけ）",
      ],
      "workshop": [
        "--dir": "join：みんなで共有しているフォルダ",
        "--with": "join：隣で一緒に解く人の名前",
        "--named": "join：仮名ではなく名前で表示する",
        "--katas": "new：取り上げる問題（コンマ区切り）",
        "--minutes": "new：休憩を含めた全体の長さ（分）",
        "--break": "new：休憩の長さ（分、指定がなければ 10、0 なら休憩なし）",
        "--title": "new：ワークショップの名前",
        "--html": "present：大きな文字のページとしても書き出す",
      ],
      "board": [
        "--watch": "Ctrl-C まで表示し続ける",
        "--html": "自動で再読み込みするページとして FILE に書き出す",
        "--next": "計画を次の段に進める",
        "--hint": "全員に（--to があればその人に）ひとこと送る",
        "--to": "--hint の宛先（ボードに表示される名前）",
        "--report": "DIR/report に report.html、report.csv、report.json を書き出す",
        "--plan": "最初に使う計画（ワークブックの workshop.json でないとき）",
      ],
      "author": [
        "--jobs": "check：同時に判定する解答の数（指定がなければプロセッサの数）",
        "--format": "check：人が読む形式か、プログラムが読む形式か",
        "--write": "check：計算した値を kata.json に書き込み、どれかを示す",
        "--translated": "--write と一緒に使い、日本語の文章を英語と照合済みとする",
        "--chapter": "new：Katas の中の章のフォルダ（なければ作る）",
      ],
      "doctor": [
        "--format": Self.formatInJapanese,
        "--workshop": "ワークショップの準備をオフラインで整え、講師に送る 1 行を表示する",
      ],
    ]
  )

  private static let formatInJapanese = "人が読む形式か、プログラムが読む形式か"
}
