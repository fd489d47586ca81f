/// The window with the settings.
public struct Settings<Content: View>: Scene {
  /// Never reached.
  public typealias Body = Never

  /// The view in the window.
  public let content: Content

  /// Makes the window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
