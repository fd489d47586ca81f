/// Views one in front of the other.
public nonisolated struct ZStack<Content: View>: ContentView {
  let content: Content

  /// Makes a pile of the views of a block.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static var containerName: String? { "ZStack" }
}
