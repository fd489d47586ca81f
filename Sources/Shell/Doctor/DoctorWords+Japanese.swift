extension DoctorWords {
  /// Japanese.
  static let japanese = DoctorWords(
    brokenToolchain: { program in "\(program) が動きません" },
    install: { version in "https://swift.org/install から Swift \(version) をインストールしてください" },
    toolchain: { version, folder in "Swift \(version)（場所：\(folder)）" },
    untriedToolchain: { version, folder in "Swift \(version)（場所：\(folder)）、動作は未確認です" },
    installTried: { version in
      "動作確認済みは Swift \(version) です。判定がおかしいときはこれをインストールしてください"
    },
    noPrograms: { programs in "\(programs.joined(separator: " と ")) がありません" },
    installWhole: "https://swift.org/install からツールチェーン全体をインストールしてください",
    programs: "swift-frontend と ld.lld があります",
    runtime: { folder in "ビルド済みで最新です（場所：\(folder)）" },
    noRuntime: "未ビルドか、ソースより古くなっています",
    buildRuntime: "最初の判定のときに一度だけビルドします",
    macros: "#Preview、@Previewable、@Entry を展開できます",
    macrosToCome: "ランタイムと一緒にビルドします",
    noMacros: { program in
      "\(program) が動かないため、#Preview、@Previewable、@Entry を使えません"
    },
    makeMacros: { folder in
      "\(folder) を削除して判定し直してください。ツールチェーンの lib/swift/host が必要です"
    },
    cache: { folder, megabytes in "\(folder)（使用量 \(megabytes) MB）" },
    fullCache: { folder, megabytes, free in
      "\(folder)（使用量 \(megabytes) MB）、空きは \(free) MB です"
    },
    freeSpace: "空き容量を増やしてください。判定には約 40 MB が必要です",
    walls: { keepsSignals in
      keepsSignals
        ? "判定中のコードが変更できるのは専用フォルダ、シグナルを送れるのは自分自身だけです"
        : "判定中のコードが変更できるのは専用フォルダだけです"
    },
    noWalls: "このカーネルには Landlock がなく、判定中のコードがファイルを変更できます",
    newerKernel: "自分のコードだけなら問題ありません。Linux 6.2 以降なら防げます",
    grading: { level, holds in
      switch (level, holds) {
      case (.full, true):
        "レベル full：`kata grade` で採点できます。名前空間を使う壁の内側で、悪意あるコードは次のどれもできませんでした"
      case (.reduced, true):
        "レベル reduced：`kata grade` には --accept-reduced が必要です。"
          + "名前空間を使わない壁の内側で、悪意あるコードは次のどれもできませんでした"
      default: "レベル \(level.rawValue)：壁の内側の悪意あるコードは、✗ のことができ、ほかはできませんでした"
      }
    },
    noGrading: { level, obstacle in
      "レベル \(level.rawValue)：他人のコードを囲う壁を立てられません（\(obstacle)）。"
        + "`kata grade` は --trust-submissions を付けない限り採点しません"
    },
    certainMemory: "提出物のメモリ不足は、カーネルが確実に知らせます",
    uncertainMemory: "提出物のメモリ不足は測定による推定で、確実ではありません",
    linked: "リンク済みです",
    katas: { count, folder in "\(folder) に \(count) 問あります" },
    someKatas: { count, folder, leftOut in
      "\(folder) に \(count) 問あります（ほか \(leftOut) 問は除外）"
    },
    bringKatas: "git checkout で配布時の問題が戻ります",
    progress: { folder in "\(folder) に記録します" },
    policies: { closures, state, pinned in
      "クロージャ \(closures)、@State \(state)"
        + (pinned.isEmpty ? "" : "（問題ごとの指定：\(pinned.joined(separator: "、"))）")
    },
    notOnPath: "PATH にありません",
    installGit: ".kata/starters を削除したときだけ必要です：apt-get install git",
    noEditor: "VISUAL も EDITOR も設定されていません",
    setEditor: "export EDITOR=nano のように設定すると、`edit` で開けます",
    editorNotOnPath: { editor in "\(editor) が PATH にありません" },
    otherEditor: "インストールするか、EDITOR を変更してください",
    findLanguageServer: "エディタで補完するには、ツールチェーンの bin フォルダを PATH に加えてください",
    ready: { katas, free in
      "kata \(KataVersion.current) 準備完了：\(katas) 問すべてをオフラインで判定、空き \(free) MB"
    },
    notReady: { failures, free in
      "kata \(KataVersion.current) 準備未完了："
        + (failures.isEmpty ? "空き \(free) MB" : failures.joined(separator: "、"))
        + "（詳しくは `kata doctor`）"
    }
  )
}
