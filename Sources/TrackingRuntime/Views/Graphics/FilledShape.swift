/// A shape that is filled or whose outline is drawn.
public nonisolated struct FilledShape<Content: Shape, Style, Line>: ContentView {
  let name: StaticString
  let style: Style
  let line: Line
  let content: Content

  static var containerName: String? { nil }
  var treeLabel: String? { Looks.words("\(name)", (style, line)) }
}

extension FilledShape {
  /// One more style on top of this one.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> FilledShape<Content, (Self, S), FillStyle> {
    FilledShape<Content, (Self, S), FillStyle>(
      name: "fill", style: (self, content), line: style, content: self.content)
  }

  /// One more outline on top of this one.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1
  ) -> FilledShape<Content, (Self, S), Double> {
    FilledShape<Content, (Self, S), Double>(
      name: "stroke", style: (self, content), line: lineWidth, content: self.content)
  }
}
