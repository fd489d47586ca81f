import Foundation

/// A number that grows with the size of text; here it stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// Makes a number.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a number that would grow with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
