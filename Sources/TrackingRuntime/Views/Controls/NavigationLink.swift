/// A control that presents another screen.
public struct NavigationLink<Label: View, Destination: View>: View, UncountedBody {
  let label: Label
  let destination: Destination?
  let value: AnyHashable?
  let binding: Binding<Bool>?
  @State private var isActive = false
  @Environment(\.navigationScope) private var stack
  @Environment(\.listSelection) private var selection

  init(
    label: Label, destination: Destination?, value: AnyHashable? = nil,
    isActive binding: Binding<Bool>? = nil
  ) {
    self.label = label
    self.destination = destination
    self.value = value
    self.binding = binding
  }

  /// Makes a link with a label of its own.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination())
  }

  /// Makes a link with a label of its own.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  /// Makes a link with a label of its own that somebody else can follow.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: isActive)
  }

  /// A button, and the destination while it is shown.
  public var body: some View {
    let shown = binding ?? $isActive
    Button {
      if destination != nil {
        stack?.makeRoom()
        shown.wrappedValue = true
      } else if let value {
        follow(value)
      }
    } label: {
      label
    }
    .modifier(ReachModifier(reach: .link(leadsSomewhere: leadsSomewhere)))
    .modifier(PushModifier(isPresented: shown, screen: { destination }))
  }
}

extension NavigationLink {
  private var leadsSomewhere: Bool {
    guard destination == nil, stack == nil, let value else { return true }
    return selection?.accepts(value) ?? false
  }

  /// Pushes the screen of the value on the stack around; in a column of a split view selects the
  /// value in the list around, if it is of the list's type, else shows its screen in the next one.
  private func follow(_ value: AnyHashable) {
    if let stack, !stack.isColumn, stack.knows(value) { return stack.show(value) }
    if let selection, selection.accepts(value), selection.select(value) { return }
    stack?.show(value)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the screen of a value, with a label of its own.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the screen of a value, with a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to the screen of a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
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

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
