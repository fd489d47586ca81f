/// The name of a device that shows a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name, such as `iPhone 16`.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}
