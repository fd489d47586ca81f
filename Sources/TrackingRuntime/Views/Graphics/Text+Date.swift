import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    let words: String

    /// The day.
    public static let date = DateStyle(words: "date")
    /// The time of the day.
    public static let time = DateStyle(words: "time")
    /// How long ago or in how long.
    public static let relative = DateStyle(words: "relative")
    /// The same with a sign.
    public static let offset = DateStyle(words: "offset")
    /// A running clock.
    public static let timer = DateStyle(words: "timer")
  }

  /// Makes a text of a date.
  ///
  /// Differs from SwiftUI: the text stands still, and relative styles show the date.
  public nonisolated init(_ date: Date, style: DateStyle) {
    switch style {
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    default: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    }
  }

  /// Makes a text of an attributed string, without the attributes.
  ///
  /// Disfavoured: a literal, which could be one as well, is a key; making it one is slow, too.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// Makes a text of a picture: there is nothing to read.
  public nonisolated init(_ image: Image) { self.init(verbatim: "") }
}
