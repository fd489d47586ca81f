import Foundation

/// Something that turns a whole value into another form, such as JSON.
public protocol TopLevelEncoder {
  /// The form.
  associatedtype Output
  /// Turns a value into that form.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {
  /// A property list.
  public typealias Output = Data
}
