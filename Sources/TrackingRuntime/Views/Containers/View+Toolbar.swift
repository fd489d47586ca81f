extension View {
  /// Puts views into the bar around the screen; they are read after the content.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> LayeredView<Self, Content> {
    LayeredView(base: self, layer: content())
  }

  /// Puts views into the bar around the screen, which a person may arrange.
  public nonisolated func toolbar<Content: View>(
    id: String, @ViewBuilder content: () -> Content
  ) -> LayeredView<Self, Content> {
    LayeredView(base: self, layer: content())
  }

  /// Puts a view into both ends of the bar.
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> LayeredView<Self, TupleView<(Leading, Trailing)>> {
    LayeredView(base: self, layer: TupleView((leading, trailing)))
  }

  /// Puts a view into the leading end of the bar.
  public nonisolated func navigationBarItems<Leading: View>(
    leading: Leading
  ) -> LayeredView<Self, Leading> {
    LayeredView(base: self, layer: leading)
  }

  /// Puts a view into the trailing end of the bar.
  public nonisolated func navigationBarItems<Trailing: View>(
    trailing: Trailing
  ) -> LayeredView<Self, Trailing> {
    LayeredView(base: self, layer: trailing)
  }
}

extension View {
  /// Puts controls into a menu of the title; they can be used at any time.
  public nonisolated func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> LayeredView<Self, C> { LayeredView(base: self, layer: content()) }
}
