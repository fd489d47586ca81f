import Foundation

/// A value with a label.
public nonisolated struct LabeledContent<Label: View, Value: View>: ContentView {
  let label: Label
  let value: Value

  /// Makes a value with a label of its own.
  public init(@ViewBuilder content: () -> Value, @ViewBuilder label: () -> Label) {
    self.label = label()
    value = content()
  }

  var content: TupleView<(Label, Value)> { TupleView((label, value)) }
  static var containerName: String? { "LabeledContent" }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Value) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Value) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Value == Text {
  /// Makes a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Makes a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Makes a formatted value with a title.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}
