/// Views that a layout lays out.
public nonisolated struct LayoutView<Arrangement: Layout, Content: View>: ContentView {
  let layout: Arrangement
  let content: Content

  static var containerName: String? { TypeName.short(of: Arrangement.self) }
}
