/// A view that is made knowing its size; see `GeometryProxy` for the size.
public nonisolated struct GeometryReader<Content: View>: View, UncountedBody {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view of a closure.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content in a screen's size.
  public var body: some View { content(.screen) }
}
