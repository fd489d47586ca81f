/// A type that names itself in a publisher stream.
public protocol CustomCombineIdentifierConvertible {
  /// What tells this part of a stream from the others.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's own identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
