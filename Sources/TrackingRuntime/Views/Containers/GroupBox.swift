/// Views in a box with a label.
public nonisolated struct GroupBox<Label: View, Inside: View>: ContentView {
  let label: Label
  let inside: Inside

  /// Makes a box with a label of its own.
  public init(@ViewBuilder content: () -> Inside, @ViewBuilder label: () -> Label) {
    self.label = label()
    inside = content()
  }

  var content: TupleView<(Label, Inside)> { TupleView((label, inside)) }
  static var containerName: String? { "GroupBox" }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Inside) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Inside) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Inside) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox {
  /// Makes a box with a label, as older programs say it.
  public init(label: Label, @ViewBuilder content: () -> Inside) {
    self.init(content: content) { label }
  }
}
