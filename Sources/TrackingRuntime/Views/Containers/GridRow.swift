/// One row of a grid.
public nonisolated struct GridRow<Content: View>: ContentView {
  let content: Content

  /// Makes a row of the views of a block.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static var containerName: String? { "GridRow" }
}
