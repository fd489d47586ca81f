/// What is shown where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  ContentView
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes a view of a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  var content: TupleView<(Label, Description, Actions)> {
    TupleView((label, description, actions))
  }
  static var containerName: String? { "ContentUnavailableView" }
}

extension ContentUnavailableView
where Label == TrackingRuntime.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title, a symbol of the system and a description.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { TrackingRuntime.Label(titleKey, systemImage: name) },
      description: { description }, actions: { EmptyView() })
  }

  /// Makes a view of a title, a symbol of the system and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { TrackingRuntime.Label(title, systemImage: name) },
      description: { description }, actions: { EmptyView() })
  }

  /// Says that a search found nothing.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> Self {
    Self("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}
