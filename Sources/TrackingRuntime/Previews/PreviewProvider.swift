/// A type that shows a view while it is written; nothing runs it here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the view.
  associatedtype Previews: View
  /// The view.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
