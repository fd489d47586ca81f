/// What is shown where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View>: ContentView {
  let label: Label
  let description: Description

  /// Makes a view of a label and a description.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.label = label()
    self.description = description()
  }

  var content: TupleView<(Label, Description)> { TupleView((label, description)) }
  static var containerName: String? { "ContentUnavailableView" }
}

extension ContentUnavailableView
where Label == TrackingRuntime.Label<Text, Image>, Description == Text? {
  /// Makes a view of a title, a symbol of the system and a description.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      TrackingRuntime.Label(titleKey, systemImage: name)
    } description: {
      description
    }
  }
}
