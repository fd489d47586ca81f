/// One evaluation of a view's `body`.
public struct BodyEvaluation: Sendable, Equatable, CustomStringConvertible {
  /// The view's type without its module, such as `WallpaperCell`.
  public let view: String
  /// Where the view stands in the tree, such as `GalleryView/List/3`.
  public let identity: String
  /// Why the body ran, in the words of `_printChanges()`, such as `@self, _model` [C26].
  public let cause: String
  /// The number of the update pass, from 1.
  public let pass: Int

  init(view: String, identity: String, cause: String, pass: Int) {
    self.view = view
    self.identity = identity
    self.cause = cause
    self.pass = pass
  }

  /// One line: pass, place, view and cause.
  public var description: String { "pass \(pass): \(view) at \(identity) (\(cause))" }
}
