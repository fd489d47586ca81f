/// A warning in SwiftUI's own words.
public struct RuntimeWarning: Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public let message: String

  init(message: String) { self.message = message }

  /// The sentence.
  public var description: String { message }
}
