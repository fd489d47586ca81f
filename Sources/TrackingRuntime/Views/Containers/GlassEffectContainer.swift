import Foundation

/// Views whose panes of glass run together.
public nonisolated struct GlassEffectContainer<Content: View>: ContentView {
  let content: Content

  /// Makes a container of the views of a block.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static var containerName: String? { "GlassEffectContainer" }
}
