/// Columns beside each other: here all of them are there.
///
/// A link shows its screen in the next column, or pushes it on the stack that stands there.
public nonisolated struct NavigationSplitView<Sidebar: View, Middle: View, Detail: View>:
  ContentView
{
  let sidebar: Sidebar
  let middle: Middle
  let detail: Detail

  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Middle,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    middle = content()
    self.detail = detail()
  }

  /// Makes three columns of which a value says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Middle,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Makes three columns of which values say which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Middle,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  var content:
    TupleView<(NavigationScreens<Sidebar>, NavigationScreens<Middle>, NavigationScreens<Detail>)>
  {
    TupleView((Self.column(sidebar), Self.column(middle), Self.column(detail)))
  }

  /// A column that is not there shows nothing that a link leads to.
  private static func column<Root: View>(_ root: Root) -> NavigationScreens<Root> {
    NavigationScreens(path: nil, root: root, isColumn: Root.self != EmptyView.self)
  }

  static var containerName: String? { "NavigationSplitView" }
}

extension NavigationSplitView where Middle == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes two columns of which a value says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView where Middle == EmptyView {
  /// Makes two columns of which values say which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}
