/// A line of text that can be edited and not be read.
public nonisolated struct SecureField<Label: View>: ContentView {
  let text: Binding<String>
  let content: Label

  static var containerName: String? { "SecureField" }

  @MainActor
  func collectText(of child: ViewNode, into lines: inout [String]) {
    let length = text.location.get().count
    lines.append(length == 0 ? child.joinedText : String(repeating: "•", count: length))
  }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    controls.append(
      .field(
        kind: "SecureField", label: child.joinedText, text: text, scope: child.scope))
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, content: Text(titleKey))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text, content: Text(title))
  }
}

extension SecureField {
  /// Makes a field with a label of its own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, content: label())
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, content: Text(titleKey))
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, content: Text(title))
  }
}
