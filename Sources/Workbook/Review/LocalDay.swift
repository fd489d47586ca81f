import Foundation

/// A day of the calendar where the learner is; what an evening taught is due in a morning.
public struct LocalDay: Sendable, Equatable, Comparable {
  /// Days since 1 January 1970.
  public let number: Int

  /// The day that a moment falls on, in the process's time zone.
  public init(of time: Date) {
    let seconds = Int(time.timeIntervalSince1970.rounded(.down))
    var (moment, parts) = (time_t(seconds), tm())
    localtime_r(&moment, &parts)
    let local = seconds + parts.tm_gmtoff
    number = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
  }

  private init(number: Int) {
    self.number = number
  }

  /// The day that comes some days later.
  public func adding(_ days: Int) -> LocalDay { LocalDay(number: number + days) }

  /// How many days another day is ahead.
  public func days(to other: LocalDay) -> Int { other.number - number }

  /// Earlier days come first.
  public static func < (left: LocalDay, right: LocalDay) -> Bool { left.number < right.number }

  /// The day as `2027-01-15`.
  public var text: String {
    Date(timeIntervalSince1970: Double(number) * 86_400)
      .formatted(Date.ISO8601FormatStyle().year().month().day())
  }
}
