extension Button where Label == TrackingRuntime.Label<Text, Image> {
  /// Makes a button with a title and a symbol of the system.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TrackingRuntime.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a title and a symbol of the system.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TrackingRuntime.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title, a symbol of the system and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      TrackingRuntime.Label(titleKey, systemImage: systemImage)
    }
  }
}
