/// A control that presents another screen.
public struct NavigationLink<Label: View, Destination: View>: View, UncountedBody {
  let label: Label
  let destination: Destination
  @State private var isActive = false

  /// Makes a link with a label of its own.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
  }

  /// Makes a link with a label of its own.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button, and the destination while it is shown.
  public var body: some View {
    Button(action: { isActive = true }, label: { label })
      .modifier(SheetModifier(isPresented: $isActive, onDismiss: nil, sheet: { destination }))
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
