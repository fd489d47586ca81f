import Foundation

extension Double {
  /// The number with one digit behind the point.
  var oneDecimal: String { String(format: "%.1f", self) }
}
