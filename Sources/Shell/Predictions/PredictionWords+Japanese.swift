import Foundation

extension PredictionWords {
  /// Japanese.
  static let japanese = PredictionWords(
    intro: "まず予想してみましょう。配布時のコードについての質問です。ファイルはじっくり読んで構いません。",
    introMine: "では、あなたのコードではどうでしょう。",
    question: { steps, view, version in
      let place =
        switch version {
        case .mine: "あなたのコードで"
        case .shipped: "配布時のコードで"
        case .only: ""
        }
      let whole = steps.count > 1 ? "合わせて" : ""
      return "\(place)\(steps.joined(separator: "、"))と、"
        + "\(view) の body は\(whole)何回実行されるでしょうか？"
    },
    step: { command, isLast in
      switch command {
      case .tap(let label, let occurrence):
        "「\(label)」" + (occurrence.map { "（\($0 + 1) 番目）" } ?? "") + (isLast ? "をタップする" : "をタップし")
      case .type(let text, let label):
        "「\(label)」に「\(text)」と" + (isLast ? "入力する" : "入力し")
      case .toggle(let label): "「\(label)」を" + (isLast ? "切り替える" : "切り替え")
      case .scroll(let row): "行 \(row) まで" + (isLast ? "スクロールする" : "スクロールし")
      case .run, .mount, .probe, .select, .submit, .dismiss, .refresh, .act, .drop, .mountAgain,
        .facts, .tree, .counts, .text, .close:
        isLast ? "眺める" : "眺め"
      }
    },
    prompt: "予想：",
    howToAnswer: "（数字で答えます。Enter で飛ばします）",
    notANumber: { text in "\(text) は回数として読めません。12 のような整数を入力するか、Enter で飛ばしてください。" },
    verdict: { guess in
      if guess.isRight { return "的中です。\(guess.measured) 回でした。" }
      let word = guess.guess < guess.measured ? "少なすぎました" : "多すぎました"
      return "\(word)。実際は \(guess.measured) 回、予想は \(guess.guess) 回です。"
    },
    look: { kata, step in "`open \(kata)` で `\(step)` を試すと、どの body がなぜ実行されたかを見られます。" },
    lookElsewhere: { kata in "これは配布時のコードでの回数です。`open \(kata)` で動くのは、あなたのコードです。" },
    skipped: { kata in "飛ばしました。`predict \(kata)` でいつでも答えられます。" },
    waiting: { count in "最初の判定の前に答える予想が \(count) 問あります。predict で始めます。" },
    waitingMine: { count in "あなたのコードについての予想が \(count) 問あります。predict で始めます。" },
    waits: { kata in
      "あなたのコードについての質問は、配布時のコードに手を加え、コンパイルが通ってからです。そのあと `predict \(kata)` で答えられます。"
    },
    waitsForScreen: { kata, reason in
      "あなたのコードについての質問は、画面で試せるようになってからです。そのあと `predict \(kata)` で答えられます。今の画面：\(reason)"
    },
    none: { kata in
      "\(kata) に、回数を予想する質問はありません。課題文の問いは自分で考えるためのもので、答えは判定と合格後の解説でわかります。"
    },
    unmeasured: { reason in "計測できませんでした：\(reason)" },
    calibration: { calibration in
      var text = "予想：\(calibration.count) 問中 \(calibration.right) 問的中"
      if let factor = calibration.lowFactor {
        text += "、少なすぎ \(calibration.tooLow) 問（平均 \(factor.oneDecimal) 倍の開き）"
      }
      if let factor = calibration.highFactor {
        text += "、多すぎ \(calibration.tooHigh) 問（平均 \(factor.oneDecimal) 倍の開き）"
      }
      return text
    }
  )
}
