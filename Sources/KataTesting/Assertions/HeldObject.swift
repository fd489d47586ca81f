/// Finds the object that a value is, as a reference that can be looked into.
enum HeldObject {
  /// Of metadata, the first word says what it describes; a class that can be mirrored says zero.
  private static let classKind: UInt = 0

  /// The object; `nil` where the reference is to something else, such as the box of an error or an
  /// object of C.
  static func of(_ value: Any) -> AnyObject? {
    guard let object = reference(to: value) else { return nil }
    let metadata = unsafeBitCast(object, to: UnsafeRawPointer.self)
      .load(as: UnsafeRawPointer.self)
    return metadata.load(as: UInt.self) == classKind ? object : nil
  }

  private static func reference(to value: Any) -> AnyObject? {
    // As a reference, an error would be the box around it.
    if let error = value as? any Error { return inside(of: error) }
    return value as AnyObject
  }

  private static func inside<Failure: Error>(of error: Failure) -> AnyObject? {
    Failure.self is AnyClass ? unsafeBitCast(error, to: AnyObject.self) : nil
  }
}
