/// What the rows of one `ForEach` have in common: the newest content closure and whose it is.
@MainActor
final class ForEachContent<Element, Content> {
  /// Makes the view of an element.
  var make: (Element) -> Content
  /// The view that wrote the closure: state and bindings that it reads belong there.
  ///
  /// It is above the rows, so it lives as long as they do.
  unowned let body: BodyNode?

  init(_ make: @escaping (Element) -> Content, body: BodyNode?) {
    self.make = make
    self.body = body
  }
}
