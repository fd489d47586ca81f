/// Characters that Japanese typesetting (kinsoku) keeps from the beginning or the end of a line.
enum JapaneseMarks {
  /// Characters that end a sentence or a part of one.
  static let ends = Set("、。，．：；！？,.:;!?…‥")
  /// Characters that end a phrase: those, and closing brackets.
  static let closing = ends.union("・）］｝〕」』】〉》)]}’”")
  /// Characters that never begin a line: those, small kana, and signs that repeat or lengthen.
  static let neverFirst = closing.union("ー々ゝゞヽヾ〜～％%ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
  /// Characters that never end one.
  static let neverLast = Set("（［｛〔「『【〈《([{‘“")
}
