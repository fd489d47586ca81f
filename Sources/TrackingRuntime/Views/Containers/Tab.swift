/// A screen of a `TabView`.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, UncountedBody {
  let value: Value?
  let content: Content
  let label: Label

  /// The screen with its item.
  public var body: some View {
    content.tabItem { label }.tag(value.map { AnyHashable($0) } ?? AnyHashable(0))
  }

  /// Makes a screen that stands for a value, with a label of its own.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == TrackingRuntime.Label<Text, Image> {
  /// Makes a screen that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = TrackingRuntime.Label(titleKey, systemImage: systemImage)
  }
}

extension Tab where Value == Never, Label == TrackingRuntime.Label<Text, Image> {
  /// Makes a screen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = TrackingRuntime.Label(titleKey, systemImage: systemImage)
  }
}

extension Tab where Label == TrackingRuntime.Label<Text, Image> {
  /// Makes a screen that stands for a value, with a picture of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = TrackingRuntime.Label(titleKey, image: image)
  }

  /// Makes a screen that stands for a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = TrackingRuntime.Label(title, systemImage: systemImage)
  }
}
