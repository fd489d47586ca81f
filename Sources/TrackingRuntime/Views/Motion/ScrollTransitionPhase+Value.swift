extension ScrollTransitionPhase {
  /// Whether the view is all in view.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in view, 1 behind.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
