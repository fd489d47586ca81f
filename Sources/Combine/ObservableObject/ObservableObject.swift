/// A class whose changes are announced, as a whole, before they happen `[A01]`.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's one publisher, wired to its `@Published` properties at first access `[A10, A12]`.
  ///
  /// Complexity: the first access to an object walks its fields, later ones look at the first
  /// `@Published` storage; without any `@Published` it is one look-up in a table.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublishers.shared.publisher(of: self)
  }
}
