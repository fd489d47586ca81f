/// A single window.
public struct Window<Content: View>: Scene {
  /// Never reached.
  public typealias Body = Never

  /// The view in the window.
  public let content: Content

  /// Makes a window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
