import Foundation

/// A line of text.
public nonisolated struct Text: LeafView, Equatable, Sendable {
  /// What a person reads.
  let string: String
  /// What it looks like; `nil` for most texts.
  private var looks: String?

  /// Makes a text of a literal, with interpolations.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.text
  }

  /// Makes a text of a string.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ content: Content) {
    string = String(content)
  }

  /// Makes a text of a string, as it stands.
  public nonisolated init(verbatim content: String) { string = content }

  /// Makes a text of a formatted value.
  public nonisolated init<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style
  ) where Style.FormatOutput == String {
    string = format.format(input)
  }

  /// Joins two texts.
  public nonisolated static func + (left: Text, right: Text) -> Text {
    var text = Text(verbatim: left.string + right.string)
    if left.looks != nil || right.looks != nil {
      text.looks = "\(left.looks ?? "") + \(right.looks ?? "")"
    }
    return text
  }

  /// The same text with one more look.
  func adding<Arguments>(_ name: String, _ arguments: Arguments) -> Text {
    var text = self
    let words = Looks.words(name, arguments)
    text.looks = looks.map { "\($0) \(words)" } ?? words
    return text
  }

  var treeLabel: String? { "Text \"\(string)\"" + (looks.map { " \($0)" } ?? "") }
  var screenText: String? { string }
}
