/// Makes one scene out of the statements of a block.
@resultBuilder
public struct SceneBuilder {
  /// A block of one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<(repeat each Content)> {
    TupleScene(value: (repeat each content))
  }

  /// One statement of a block.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}
