/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: ContentView {
  let content: Content

  /// Makes a group of the controls of a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var containerName: String? { "ControlGroup" }
}
