import Workbook

extension Sentence {
  /// The person stopped a check.
  static let stoppedCheck = Sentence("the check was stopped", "判定を中止しました。")
}
