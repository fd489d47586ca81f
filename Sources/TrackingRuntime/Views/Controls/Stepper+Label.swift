import Foundation

extension Stepper {
  /// Makes a stepper of two actions with a label of its own.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      increment: onIncrement ?? {}, decrement: onDecrement ?? {}, content: label())
  }

  /// Makes a stepper of a number with a label of its own.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, content: label())
  }

  /// Makes a stepper of a number within bounds with a label of its own.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: bounds, step: step, content: label())
  }

  /// Makes a stepper of a number, as older programs say it.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, bounds: bounds, step: step, content: label())
  }

  init<Value: Strideable>(
    value: Binding<Value>, bounds: ClosedRange<Value>?, step: Value.Stride, content: Label
  ) {
    self.init(
      increment: {
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = bounds.map { min($0.upperBound, next) } ?? next
      },
      decrement: {
        let next = value.wrappedValue.advanced(by: -step)
        value.wrappedValue = bounds.map { max($0.lowerBound, next) } ?? next
      },
      content: content)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a number with a title and an action.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, bounds: bounds, step: step, content: Text(titleKey))
  }

  /// Makes a stepper of a number within bounds with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: bounds, step: step, content: Text(title))
  }

  /// Makes a stepper of a number with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, content: Text(title))
  }

  /// Makes a stepper of two actions with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(
      increment: onIncrement ?? {}, decrement: onDecrement ?? {}, content: Text(title))
  }
}
