import Foundation

/// A picture.
public nonisolated struct Image: LeafView, Hashable, Sendable {
  let name: String
  private var looks: String?

  /// Shows a symbol of the system.
  public init(systemName: String) { name = systemName }

  /// Shows a symbol of the system, filled as far as a number says.
  public init(systemName: String, variableValue: Double?) { name = systemName }

  /// Shows a picture of the app.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// Shows a picture of the app that assistive technology calls by a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }

  /// Shows a picture of the app that assistive technology leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// The same picture with one more look.
  func adding<Arguments>(_ name: String, _ arguments: Arguments) -> Image {
    var image = self
    let words = Looks.words(name, arguments)
    image.looks = looks.map { "\($0) \(words)" } ?? words
    return image
  }

  var treeLabel: String? { "Image \"\(name)\"" + (looks.map { " \($0)" } ?? "") }
}
