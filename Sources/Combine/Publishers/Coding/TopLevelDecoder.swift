import Foundation

/// Something that makes a whole value out of another form, such as JSON.
public protocol TopLevelDecoder {
  /// The form.
  associatedtype Input
  /// Makes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {
  /// A property list.
  public typealias Input = Data
}
