/// Views with a header above and a footer below.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let rows: Content
  let footer: Footer
}

extension Section: View, PrimitiveView, ContentView
where Parent: View, Content: View, Footer: View {
  /// Never reached: the graph shows header, content and footer.
  public typealias Body = Never

  /// Makes a section of the views of three blocks.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), rows: content(), footer: footer())
  }

  var content: TupleView<(SectionEdge<Parent>, Content, SectionEdge<Footer>)> {
    TupleView((SectionEdge(content: header), rows, SectionEdge(content: footer)))
  }

  static var containerName: String? { "Section" }
  static var rows: RowCounting { .content }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section of the views of a block.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), rows: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), rows: content(), footer: footer())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), rows: content(), footer: EmptyView())
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), rows: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer, as older programs say it.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, rows: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header, as older programs say it.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, rows: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer, as older programs say it.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: footer)
  }
}
