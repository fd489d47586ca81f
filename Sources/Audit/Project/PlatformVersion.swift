/// A version of a platform: `17`, `17.4`.
public struct PlatformVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number before the point.
  public var major: Int
  /// The number behind it.
  public var minor: Int

  /// A version by its numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// A version as it is written: `17`, `17.4.1`, or a package's `v17` and `v10_15`; nil for
  /// everything else, such as a build setting's `$(inherited)`.
  public init?(_ written: some StringProtocol) {
    let digits = written.hasPrefix("v") ? written.dropFirst() : written[...]
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    let numbers = parts.compactMap { Int($0) }
    guard let major = numbers.first, numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(major, numbers.dropFirst().first ?? 0)
  }

  /// The version without a minor 0.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// Orders from old to new.
  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
