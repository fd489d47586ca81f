import Foundation

/// A starter's text as the workbook ships it.
public struct ShippedStarter: Sendable, Equatable {
  /// The file's name within the kata.
  public var name: String
  /// The bytes whose blob id `kata.json` gives.
  public var data: Data

  /// The text, with what is not UTF-8 replaced.
  public var text: String { String(decoding: data, as: UTF8.self) }
}
