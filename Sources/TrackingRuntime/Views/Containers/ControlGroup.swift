/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: ContentView {
  let content: Content

  /// Makes a group of the controls of a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var containerName: String? { "ControlGroup" }
}

extension ControlGroup {
  /// Makes a group of controls with a title.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledContent<Text, C> {
    self.content = LabeledContent(titleKey, content: content)
  }
}
