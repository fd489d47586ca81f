/// Controls to fill in.
public nonisolated struct Form<Content: View>: ContentView {
  let content: Content

  /// Makes a form of the views of a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var containerName: String? { "Form" }
}
