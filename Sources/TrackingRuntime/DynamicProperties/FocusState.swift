/// Which field has the focus.
///
/// Differs from SwiftUI: nothing but the program moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
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

extension View {
  /// Connects the focus of this view to a value.
  public func focused(_ condition: Binding<Bool>) -> StyledView<Self, Binding<Bool>> {
    look("focused", condition)
  }

  /// Connects the focus of this view to a value among others.
  public func focused<Field: Hashable>(
    _ binding: Binding<Field?>, equals value: Field
  ) -> StyledView<Self, (Binding<Field?>, Field)> { look("focused", (binding, value)) }
}
