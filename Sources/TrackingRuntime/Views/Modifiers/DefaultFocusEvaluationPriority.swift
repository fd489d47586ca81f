/// When a default focus counts: never mind the difference, it counts when the view appears.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isByUser: Bool
  /// When the program moves the focus.
  public static let automatic = DefaultFocusEvaluationPriority(isByUser: false)
  /// Also when a person moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(isByUser: true)
}
