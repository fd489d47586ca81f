import Foundation

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
  }
  private enum CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar(identifier: .gregorian)
  }
  private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }

  /// The language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
