import Foundation

/// The text of a literal, with interpolations formatted as SwiftUI formats them, and without the
/// marks of Markdown, of which interpolated values have none.
///
/// Differs from SwiftUI: no table of translations is looked up.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Makes a key of a string.
  public init(_ value: String) { text = InlineMarkdown.shown(value) }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { text = InlineMarkdown.shown(value) }

  /// Makes a key of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    let raw = stringInterpolation.text
    text =
      stringInterpolation.isEscaped
      ? InlineMarkdown.unmarked(raw) : InlineMarkdown.shown(raw)
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Whether a value has something in it that would be a mark in a literal.
    fileprivate var isEscaped = false

    /// Makes an empty text with room.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(value: string) }

    /// Adds a whole number, in groups of three digits as SwiftUI does.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
      text += value.magnitude < 1000 ? String(value) : Self.grouped(String(value))
    }

    /// Adds a floating-point number with six decimals as SwiftUI does.
    public mutating func appendInterpolation(_ value: Double) {
      text += String(format: "%lf", value)
    }

    /// Adds a floating-point number with six decimals as SwiftUI does.
    public mutating func appendInterpolation(_ value: Float) {
      text += String(format: "%lf", Double(value))
    }

    /// Adds a text's string.
    public mutating func appendInterpolation(_ value: Text) {
      append(value: value.string)
    }

    /// Adds a number in a C format, such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(
      _ value: Value, specifier: String
    ) {
      append(value: String(format: specifier, value))
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append(value: format.format(input))
    }

    /// Adds a value that a formatter shows.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(value: formatter.string(for: subject) ?? "")
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).string
    }

    /// Adds a picture: there is nothing to read.
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(value: String(describing: value))
    }

    /// Adds what stands for a value: nothing in it is a mark.
    private mutating func append(value: String) {
      guard InlineMarkdown.needsEscapes(value) else { return text += value }
      isEscaped = true
      text += InlineMarkdown.escaped(value)
    }

    private static func grouped(_ digits: String) -> String {
      let sign = digits.hasPrefix("-") ? "-" : ""
      var groups: [Substring] = []
      var rest = digits.dropFirst(sign.count)
      while rest.count > 3 {
        groups.insert(rest.suffix(3), at: 0)
        rest = rest.dropLast(3)
      }
      return sign + ([rest] + groups).joined(separator: ",")
    }
  }
}
