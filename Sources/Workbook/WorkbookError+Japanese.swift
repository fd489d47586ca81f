extension Sentence {
  /// How a file of ours comes back.
  static let shippedOne = Sentence(
    "git checkout brings the shipped one back", "git checkout で配布時のものが戻ります")
}

extension WorkbookError {
  /// The sentence in Japanese; a reason is the system's, or names what a file holds, as it stands.
  var japanese: String {
    switch self {
    case .noWorkbook(let start):
      "\(start) から上にワークブックが見つかりません。チェックアウトに移動するか、--workbook DIR で指定してください。"
    case .notAWorkbook(let folder):
      "\(folder) はワークブックではありません（Katas フォルダがありません）。Katas のあるフォルダを指定してください。"
    case .unreadableFolder(let folder, let reason):
      "\(folder) の一覧を読めません（\(reason)）。読み取り可能なフォルダか確かめてください。"
    case .oddName(let folder):
      "\(folder) は除外します。名前は二桁の数字、ハイフン、a-z・0-9・- の順（NN-name）に直してください。"
    case .noFacts(let folder):
      "\(folder) は除外します。kata.json がありません。追加するか、フォルダを Katas の外に移してください。"
    case .brokenFacts(let file, let reason):
      "\(file) は使えません（\(reason)）。直すか、git checkout で配布時のものに戻してください。"
    case .unsupportedVersion(let file, let found, let supported):
      found > supported
        ? "\(file) のバージョンは \(found) で、この kata が読めるのは \(supported) です。kata を更新してください。"
        : "\(file) のバージョン \(found) はもう読めません。バージョン \(supported) で書いてください。"
    case .duplicateID(let id, let first, let second):
      "\(second) は除外します。id の \(id) は \(first) が使っています。別の id にしてください。"
    case .linkOutside(let path, let target):
      "\(path) は除外します。ワークブックの外の \(target) へのリンクです。ファイルそのものを置いてください。"
    case .linkedFile(let kata, let file, let target):
      "\(kata) は除外します。\(file) がワークブックの外の \(target) へのリンクで、判定するのは中のファイルだけです。"
        + "`cp --remove-destination \(target.quotedForTerminal) \(file.quotedForTerminal)` "
        + "でファイルそのものに置き換えてください。"
    case .unknownKata(let name, let nearest):
      if let nearest {
        "\(name.quotedForTerminal) という問題はありません。\(nearest) のことですか？"
      } else {
        "\(name.quotedForTerminal) という問題はありません。`list` で一覧を表示します。"
      }
    case .missingFile(let file, let remedy): "\(file) がありません。\(remedy.japanese)。"
    case .unreadableFile(let file, let reason):
      "\(file) を読めません（\(reason)）。読み取り可能なファイルか確かめてください。"
    case .tooLarge(let file, let size, let limit):
      "\(file) は \(size) バイトあり、上限の \(limit) バイトを超えています。正しいファイルか確かめてください。"
    case .notUTF8(let file): "\(file) は UTF-8 ではありません。エディタで UTF-8 にして保存してください。"
    case .cannotWrite(let file, let reason):
      "\(file) に書き込めません（\(reason)）。何も変更していません。"
        + "空き容量を増やすか、書き込めるフォルダを選んで、もう一度試してください。"
    case .starterLost(let file, let id):
      "\(file) の配布時の内容（git の blob \(id)）が .kata/starters にも git にもありません。"
        + "ワークブックの履歴を取得するか、もう一度ダウンロードしてください。"
    }
  }
}
