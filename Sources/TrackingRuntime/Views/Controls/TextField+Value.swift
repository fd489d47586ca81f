import Foundation

extension TextField {
  /// Makes a field with a label of its own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, content: label())
  }

  /// Makes a field of a formatted value with a label of its own.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: .formatted(value, format), prompt: prompt, content: label())
  }
}

extension TextField where Label == Text {
  /// Makes a field of a formatted value with a title.
  ///
  /// Differs from SwiftUI: each text that can be read as a value is written at once.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .formatted(value, format), prompt: prompt, content: Text(titleKey))
  }

  /// Makes a field of a formatted value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .formatted(value, format), prompt: prompt, content: Text(title))
  }

  /// Makes a field of a formatted value, which may be absent, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .formatted(value, format), prompt: prompt, content: Text(titleKey))
  }

  /// Makes a field of a value that a formatter shows, with a title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: .formatted(value, formatter), prompt: prompt, content: Text(titleKey))
  }

  /// Makes a field with a title, a prompt and a direction to grow in.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, content: Text(titleKey))
  }

  /// Makes a field with a title that may grow in a direction.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, content: Text(title))
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title and actions, as older programs say it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, content: Text(titleKey), commit: onCommit)
  }

  /// Makes a field with a title and actions, as older programs say it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, content: Text(title), commit: onCommit)
  }

  /// Makes a field with a title and an action, as older programs say it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text: text, prompt: nil, content: Text(titleKey))
  }
}
