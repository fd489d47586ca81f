/// A shape that is filled or whose outline is drawn.
public nonisolated struct FilledShape<Content: Shape>: ContentView {
  let content: Content

  static var containerName: String? { nil }
}
