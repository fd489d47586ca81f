/// The words of what `kata doctor` found in one language.
public struct DoctorReportWords: Sendable {
  /// How a thing stands.
  var states: [DoctorFinding.State: String]
  /// What was looked at, by the finding's name; a name that is not here stands as it is.
  var names: [String: String]
  /// Katas can be checked, or not.
  var canCheck: String
  var cannotCheck: String

  /// English.
  public static let english = DoctorReportWords(
    states: [.fine: "fine", .notice: "notice", .missing: "missing"],
    names: [:],
    canCheck: "Katas can be checked.",
    cannotCheck: "Katas cannot be checked yet."
  )

  /// Japanese; the names of programs and libraries stay.
  public static let japanese = DoctorReportWords(
    states: [.fine: "良好", .notice: "注意", .missing: "不足"],
    names: [
      "toolchain": "ツールチェーン", "compiler": "コンパイラ", "runtime": "ランタイム",
      "macros": "マクロ", "cache": "キャッシュ", "walls": "隔離", "katas": "問題",
      "progress": "進み具合", "policies": "方針", "editor": "エディタ", "grading": "採点",
      "memory": "メモリ",
    ],
    canCheck: "判定できます。",
    cannotCheck: "まだ判定できません。"
  )
}
