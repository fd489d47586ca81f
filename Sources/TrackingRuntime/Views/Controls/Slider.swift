/// A control to slide a number.
///
/// Differs from SwiftUI: a test types the number.
public nonisolated struct Slider: LeafView {
  let label: String
  let write: (String) -> Void

  /// Makes a slider of a number within bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1
  ) {
    label = "Slider"
    write = { words in
      guard let number = Double(words) else { return }
      value.wrappedValue = min(max(Value(number), bounds.lowerBound), bounds.upperBound)
    }
  }

  @MainActor
  func control(in node: ViewNode) -> Control? {
    var control = Control(kind: "Slider", label: label, isEnabled: node.scope.values.isEnabled)
    control.type = { [write] in write($0) }
    return control
  }
}
