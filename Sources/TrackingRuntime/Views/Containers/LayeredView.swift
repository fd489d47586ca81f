import Foundation

/// A view with another one in front or behind.
public nonisolated struct LayeredView<Base: View, Layer: View>: ContentView {
  let base: Base
  let layer: Layer

  var content: TupleView<(Base, Layer)> { TupleView((base, layer)) }
  static var containerName: String? { nil }
}

extension View {
  /// Puts views in front of this one.
  public nonisolated func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> LayeredView<Self, Content> {
    LayeredView(base: self, layer: content())
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public nonisolated func overlay<Content: View>(
    _ overlay: Content, alignment: Alignment = .center
  ) -> LayeredView<Self, Content> {
    LayeredView(base: self, layer: overlay)
  }

  /// Puts views behind this one.
  public nonisolated func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> LayeredView<Self, Content> {
    LayeredView(base: self, layer: content())
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> LayeredView<Self, Background> {
    LayeredView(base: self, layer: background)
  }

  /// Shows this view only where another one draws.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> LayeredView<Self, Mask> {
    LayeredView(base: self, layer: mask())
  }

  /// Shows this view only where another one draws.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> LayeredView<Self, Mask> {
    LayeredView(base: self, layer: mask)
  }

  /// Puts views at an edge, over the content's safe area.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> LayeredView<Self, V> {
    LayeredView(base: self, layer: content())
  }

  /// Puts views at a side, over the content's safe area.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> LayeredView<Self, V> {
    LayeredView(base: self, layer: content())
  }

  /// Puts a bar at an edge.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> LayeredView<Self, V> {
    LayeredView(base: self, layer: content())
  }

  /// Adds a menu that a long press opens; its controls can be used at any time.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> LayeredView<Self, MenuItems> {
    LayeredView(base: self, layer: menuItems())
  }

  /// Adds a menu and a preview that a long press opens; only the menu is mounted.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> LayeredView<Self, MenuItems> {
    LayeredView(base: self, layer: menuItems())
  }

  /// Adds controls that a swipe shows; they can be used at any time.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> LayeredView<Self, T> {
    LayeredView(base: self, layer: content())
  }

  /// Puts controls above the keyboard or into the tab bar; they can be used at any time.
  public nonisolated func tabViewBottomAccessory<V: View>(
    @ViewBuilder content: () -> V
  ) -> LayeredView<Self, V> {
    LayeredView(base: self, layer: content())
  }
}
