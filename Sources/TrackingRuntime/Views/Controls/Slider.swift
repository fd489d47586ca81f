/// A control to slide a number.
///
/// Differs from SwiftUI: a test types the number; a slider without a label is called "Slider".
public nonisolated struct Slider<Label: View, ValueLabel: View>: ContentView {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let write: (String) -> Void

  init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, bounds: ClosedRange<Value>, step: Value?, label: Label,
    minimum: ValueLabel, maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    write = { words in
      guard let typed = Double(words) else { return }
      var number = min(max(Value(typed), bounds.lowerBound), bounds.upperBound)
      if let step, step > 0 {
        let steps = ((number - bounds.lowerBound) / step).rounded()
        number = min(bounds.lowerBound + steps * step, bounds.upperBound)
      }
      onEditingChanged(true)
      value.wrappedValue = number
      onEditingChanged(false)
    }
  }

  var content: TupleView<(Label, ValueLabel, ValueLabel)> { TupleView((label, minimum, maximum)) }
  static var containerName: String? { "Slider" }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    let words = child.firstChild?.joinedText ?? ""
    var control = Control(
      kind: "Slider", label: words.isEmpty ? "Slider" : words,
      isEnabled: child.scope.values.isEnabled)
    control.type = { [write] in write($0) }
    controls.append(control)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider of a number within bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: bounds, step: nil, label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider of a number within bounds that moves by steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: Value(step), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider of a number within bounds with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider of a number within bounds that moves by steps, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: Value(step), label: label(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Makes a slider of a number within bounds with a label and one at each end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves by steps with a label and one at each end.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: Value(step), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with labels, as older programs say it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}
