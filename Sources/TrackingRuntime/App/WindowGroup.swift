/// Windows of one kind.
public struct WindowGroup<Content: View>: Scene {
  /// Never reached.
  public typealias Body = Never

  /// The view in each window.
  public let content: Content

  /// Makes windows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}
