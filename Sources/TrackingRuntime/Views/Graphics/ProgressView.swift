/// A sign that something takes time.
public nonisolated struct ProgressView<Label: View>: ContentView {
  let content: Label

  static var containerName: String? { "ProgressView" }
}

extension ProgressView where Label == EmptyView {
  /// Makes a sign without words.
  public init() { content = EmptyView() }

  /// Makes a sign that shows how much is done.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    content = EmptyView()
  }
}

extension ProgressView where Label == Text {
  /// Makes a sign with a title.
  public init(_ titleKey: LocalizedStringKey) { content = Text(titleKey) }

  /// Makes a sign with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { content = Text(title) }
}
