/// Whether assistive technology has the focus somewhere.
///
/// Differs from SwiftUI: nothing but the program moves the focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Makes a state in which nothing has the focus.
  public init() where Value == Bool { _value = State(initialValue: false) }

  /// Makes a state in which nothing has the focus.
  public init<Field: Hashable>() where Value == Field? { _value = State(initialValue: nil) }

  /// What has the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to what has the focus.
  public var projectedValue: Binding<Value> { $value }
}
