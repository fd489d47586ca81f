/// One evaluation of a view's `body`.
public struct BodyRecord: Codable, Sendable, Equatable {
  /// The view's type without its module, such as `WallpaperCell`.
  public var view: String
  /// Where the view stands in the tree, such as `GalleryView/List/3`.
  public var identity: String
  /// Why the body ran, in the words of `_printChanges()`: `@self`, `@identity`, `@dependencies`, `_model` …
  public var cause: String
  /// The number of the update pass, from 1.
  public var pass: Int

  /// Makes a record of one evaluation.
  public init(view: String, identity: String, cause: String, pass: Int) {
    self.view = view
    self.identity = identity
    self.cause = cause
    self.pass = pass
  }
}
