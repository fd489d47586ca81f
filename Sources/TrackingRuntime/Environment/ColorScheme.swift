/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

extension EnvironmentValues {
  private enum Scheme: EnvironmentKey { static let defaultValue = ColorScheme.light }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[Scheme.self] }
    set { self[Scheme.self] = newValue }
  }
}
