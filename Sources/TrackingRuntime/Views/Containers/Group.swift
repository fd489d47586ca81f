/// Several views as one, without a look of its own.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView, ContentView where Content: View {
  /// Never reached: the graph shows the content.
  public typealias Body = Never

  /// Groups the views of a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var containerName: String? { nil }
  static var rows: RowCounting { .content }
}
