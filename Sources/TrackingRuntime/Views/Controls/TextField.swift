/// A line of text that can be edited.
public nonisolated struct TextField<Label: View>: ContentView {
  let text: Binding<String>
  let prompt: Text?
  let content: Label
  /// What older programs do when return is pressed.
  var commit: (() -> Void)?

  static var containerName: String? { "TextField" }

  var treeLabel: String? { "TextField \"\(text.location.get())\"" }

  /// What a person reads: the text, or the prompt or title while there is none.
  @MainActor
  func collectText(of child: ViewNode, into lines: inout [String]) {
    let text = text.location.get()
    lines.append(text.isEmpty ? prompt?.string ?? child.joinedText : text)
  }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    var control = Control.field(
      kind: "TextField", label: child.joinedText, text: text, scope: child.scope)
    if let commit {
      let submit = control.submit
      control.submit = {
        commit()
        submit?()
      }
    }
    controls.append(control)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, content: Text(titleKey))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text, prompt: nil, content: Text(title))
  }

  /// Makes a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, content: Text(titleKey))
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, content: Text(title))
  }

  /// Makes a field with a title that may grow in a direction.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, content: Text(titleKey))
  }
}
