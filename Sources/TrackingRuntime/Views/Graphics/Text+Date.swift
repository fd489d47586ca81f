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

extension Text {
  /// Makes a text of a value that a formatter shows.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes a text of the time between two dates.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: dates.lowerBound.formatted(date: .omitted, time: .shortened) + " – "
        + dates.upperBound.formatted(date: .omitted, time: .shortened))
  }
}

extension Text {
  /// Makes a text of the time that is left of an interval; here it stands still.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      verbatim: Duration.seconds(
        timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
      ).formatted(.time(pattern: .minuteSecond)))
  }
}
