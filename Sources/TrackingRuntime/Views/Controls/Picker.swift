/// A choice of one value among several.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Options: View>:
  ContentView
{
  let selection: Binding<SelectionValue>
  let label: Label
  let options: Options
  /// What is shown instead of the chosen option.
  var currentValue: AnyView?

  /// Makes a choice with a label of its own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Options,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    options = content()
  }

  var content: TupleView<(Label, Options, AnyView?)> {
    TupleView((label, options, currentValue))
  }
  static var containerName: String? { "Picker" }

  /// What a person reads: the label and the option that is chosen.
  @MainActor
  func collectText(of child: ViewNode, into lines: inout [String]) {
    let (label, options, current) = Self.parts(of: child)
    if !label.isEmpty { lines.append(label) }
    if let current, currentValue != nil { return current.collectText(into: &lines) }
    let chosen = AnyHashable(selection.location.get())
    if let option = options.first(where: { $0.tag == chosen }) { lines.append(option.text) }
  }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    let (label, options, _) = Self.parts(of: child)
    var control = Control(kind: "Picker", label: label, isEnabled: child.scope.values.isEnabled)
    control.choices = options.map(\.text)
    control.select = { [selection] words in
      guard let option = options.first(where: { $0.text == words }),
        let value = option.tag.base as? SelectionValue
      else { return false }
      selection.wrappedValue = value
      return true
    }
    controls.append(control)
  }

  @MainActor
  private static func parts(of child: ViewNode) -> (
    label: String, options: [PickerOption], current: ViewNode?
  ) {
    var children: [ViewNode] = []
    child.forEachChild { children.append($0) }
    guard children.count == 3 else { return ("", [], nil) }
    var options: [PickerOption] = []
    children[1].collectOptions(into: &options)
    return (children[0].controlName, options, children[2])
  }
}

extension Picker where Label == Text {
  /// Makes a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Options
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a choice with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Options
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker {
  /// Makes a choice with a label, as older programs say it.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Options
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == TrackingRuntime.Label<Text, Image> {
  /// Makes a choice with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Options
  ) {
    self.init(selection: selection, content: content) {
      TrackingRuntime.Label(titleKey, systemImage: systemImage)
    }
  }
}
