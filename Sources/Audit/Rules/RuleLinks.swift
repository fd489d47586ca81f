/// Apple's pages that several rules point to.
enum RuleLinks {
  private static let documentation = "https://developer.apple.com/documentation/"

  /// The guide from `ObservableObject` to `@Observable`.
  static let migrating =
    documentation
    + "swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro"
  /// `Observable()`, the macro.
  static let observable = documentation + "observation/observable()"
  /// `ObservationIgnored()`.
  static let ignored = documentation + "observation/observationignored()"
  /// `withObservationTracking(_:onChange:)`.
  static let tracking = documentation + "observation/withobservationtracking(_:onchange:)"
  /// `Observations`.
  static let observations = documentation + "observation/observations"
  /// `Environment`.
  static let environment = documentation + "swiftui/environment"
  /// `State`.
  static let state = documentation + "swiftui/state"
  /// `StateObject`.
  static let stateObject = documentation + "swiftui/stateobject"
  /// `View`.
  static let view = documentation + "swiftui/view"
  /// The chapter on reference counting and capture lists in the book on Swift.
  static let capturing =
    "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/"
    + "automaticreferencecounting/#Strong-Reference-Cycles-for-Closures"
  /// `Task`.
  static let task = documentation + "swift/task"
  /// Combine.
  static let combine = documentation + "combine"
}
