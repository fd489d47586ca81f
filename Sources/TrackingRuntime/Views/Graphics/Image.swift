/// A picture.
public nonisolated struct Image: LeafView, Equatable, Sendable {
  let name: String

  /// Shows a symbol of the system.
  public init(systemName: String) { name = systemName }

  /// Shows a picture of the app.
  public init(_ name: String) { self.name = name }

  /// The same picture: a picture has no size here.
  public func resizable() -> Image { self }

  var treeLabel: String? { "Image \"\(name)\"" }
}
