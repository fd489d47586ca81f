/// One `import`.
public struct ImportStatement: Sendable, Equatable {
  /// The module, `Foundation` in `import struct Foundation.Date`.
  public var module: String
  /// The whole path, `Foundation.Date`.
  public var path: String
  /// The attributes without `@`, such as `testable`, `_exported` or `_spi`.
  public var attributes: [String]
  /// The line, from 1.
  public var line: Int
}
