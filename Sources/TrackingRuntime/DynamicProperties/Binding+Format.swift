import Foundation

extension Binding where Value == String {
  /// The text of a value; a text that cannot be read changes nothing.
  static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read } })
  }

  /// The text of a value that may be absent; a text that cannot be read takes it away.
  static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }

  /// The text of a value as a formatter shows it.
  ///
  /// Only numbers are read back: Foundation on Linux has no other formatter that can.
  static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { words in
        guard let number = (formatter as? NumberFormatter)?.number(from: words) else { return }
        let candidates: [Any] = [
          number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.decimalValue,
          number,
        ]
        if let read = candidates.lazy.compactMap({ $0 as? V }).first { value.wrappedValue = read }
      })
  }
}
