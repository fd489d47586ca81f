/// A control that makes a number larger or smaller by steps.
public nonisolated struct Stepper<Label: View>: ContentView {
  let increment: () -> Void
  let decrement: () -> Void
  let content: Label

  static var containerName: String? { "Stepper" }

  /// Differs from SwiftUI: the two halves are called "Increment" and "Decrement" and the label.
  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    let label = child.joinedText
    for (name, action) in [("Increment", increment), ("Decrement", decrement)] {
      var control = Control(
        kind: "Stepper", label: "\(name) \(label)", isEnabled: child.scope.values.isEnabled)
      control.tap = { action() }
      controls.append(control)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title and two actions.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(
      increment: onIncrement ?? {}, decrement: onDecrement ?? {}, content: Text(titleKey))
  }

  /// Makes a stepper of a number with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(
      increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      content: Text(titleKey))
  }

  /// Makes a stepper of a number within bounds, with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(
      increment: {
        value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step))
      },
      decrement: {
        value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step))
      },
      content: Text(titleKey))
  }
}
