extension Menu where Label == Button<Text> {
  /// Makes a menu with a title of which a tap runs an action.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Items,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title of which a tap runs an action.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Items, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == Button<TrackingRuntime.Label<Text, Image>> {
  /// Makes a menu with a title and a symbol of the system of which a tap runs an action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Items,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TrackingRuntime.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
