/// A warning in SwiftUI's own words.
public struct RuntimeWarning: Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public let message: String

  /// Makes a warning of a sentence.
  public init(message: String) { self.message = message }

  /// The sentence.
  public var description: String { message }
}
