import Workbook

/// The sentences of the spaced review in one language.
struct ReviewWords: Sendable {
  /// How many things are due today.
  var due: @Sendable (_ count: Int) -> String
  /// Nothing is due, and nothing will be before a day; nil when nothing comes back at all.
  var nothing: @Sendable (_ next: String?) -> String
  /// What comes after today: how many things, and the first day.
  var later: @Sendable (_ count: Int, _ day: String) -> String
  /// Why a prediction is back: the last guess was too low, too high, or it was right after a miss.
  var whyPrediction: @Sendable (_ last: PredictionProgress.Guess) -> String
  /// Why a kata is back: days since it last counted.
  var whyKata: @Sendable (_ days: Int) -> String
  /// How to answer a prediction.
  var howPrediction: @Sendable (_ kata: String) -> String
  /// How to do a kata again.
  var howKata: @Sendable (_ kata: String) -> String
  /// Nothing of this kata is due; the day on which something is, if any.
  var notDue: @Sendable (_ kata: String, _ day: String?) -> String
  /// A kata begins again.
  var restarted: @Sendable (_ kata: String) -> String
}

extension ReviewWords {
  /// English.
  static let english = ReviewWords(
    due: { count in "Due for review: \(count)" },
    nothing: { next in
      next.map { "Nothing is due today; the next is due on \($0)." }
        ?? "Nothing comes back yet: passed katas and missed predictions will."
    },
    later: { count, day in "Later: \(count), from \(day) on." },
    whyPrediction: { last in
      if last.isRight { return "missed once, right the last time: is it still there?" }
      return last.guess < last.measured
        ? "missed: you said \(last.guess), which was too low"
        : "missed: you said \(last.guess), which was too high"
    },
    whyKata: { days in
      days == 1
        ? "you passed it yesterday: can you still do it?"
        : "you passed it \(days) days ago: can you still do it?"
    },
    howPrediction: { kata in "`review \(kata)` asks it again" },
    howKata: { kata in "`review \(kata)` starts it afresh from its starter; your file is kept" },
    notDue: { kata, day in
      day.map { "\(kata) is not due; it comes back on \($0)." }
        ?? "\(kata) does not come back: passed katas and missed predictions do."
    },
    restarted: { kata in
      "Do it once more, without hints if you can; `check \(kata)` judges it."
    }
  )

  /// Japanese.
  static let japanese = ReviewWords(
    due: { count in "今日の復習：\(count) 件" },
    nothing: { next in
      next.map { "今日の復習はありません。次は \($0) です。" }
        ?? "復習するものはまだありません。合格した問題と外れた予想が、日を置いて出てきます。"
    },
    later: { count, day in "このあと：\(day) から \(count) 件" },
    whyPrediction: { last in
      if last.isRight { return "一度外れ、前回は的中。まだ覚えていますか？" }
      return last.guess < last.measured
        ? "前回は外れ（予想 \(last.guess) は少なすぎ）" : "前回は外れ（予想 \(last.guess) は多すぎ）"
    },
    whyKata: { days in "合格から \(days) 日。今でも書けますか？" },
    howPrediction: { kata in "`review \(kata)` でもう一度答えます" },
    howKata: { kata in "`review \(kata)` で最初からやり直します（今のファイルは控えを残します）" },
    notDue: { kata, day in
      day.map { "\(kata) の復習はまだです。次は \($0) です。" }
        ?? "\(kata) に復習はありません。復習に出るのは、合格した問題と外れた予想です。"
    },
    restarted: { kata in "できればヒントなしで、もう一度どうぞ。`check \(kata)` で判定します。" }
  )
}
