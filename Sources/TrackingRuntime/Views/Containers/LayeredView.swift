/// A view with another one in front or behind.
public nonisolated struct LayeredView<Base: View, Layer: View>: ContentView {
  let base: Base
  let layer: Layer

  var content: TupleView<(Base, Layer)> { TupleView((base, layer)) }
  static var containerName: String? { nil }
}

extension View {
  /// Puts views in front of this one.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> LayeredView<Self, Content> {
    LayeredView(base: self, layer: content())
  }

  /// Puts a view in front of this one.
  public func overlay<Content: View>(
    _ overlay: Content, alignment: Alignment = .center
  ) -> LayeredView<Self, Content> {
    LayeredView(base: self, layer: overlay)
  }

  /// Puts views behind this one.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> LayeredView<Self, Content> {
    LayeredView(base: self, layer: content())
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> LayeredView<Self, Background> {
    LayeredView(base: self, layer: background)
  }
}
