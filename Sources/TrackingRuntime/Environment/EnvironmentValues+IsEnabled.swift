extension EnvironmentValues {
  private enum IsEnabled: EnvironmentKey { static let defaultValue = true }

  /// Whether controls can be used here.
  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }
}
