/// The node of `focused`: it tells its binding when the focus comes and goes.
final class FocusNode<Value: Hashable>: ModifierNode<FocusModifier<Value>>, FocusHolder {
  private var inner: EnvironmentScope?
  private var hasFocus = false

  override init(_ modifier: FocusModifier<Value>, parent: ViewNode) {
    super.init(modifier, parent: parent)
    if modifier.isForSearch { return }
    inner = EnvironmentScope(in: scope) { [unowned self] in $0.isFocused = hasFocus }
  }

  override var treeLabel: String? {
    Looks.words(modifier.isForSearch ? "searchFocused" : "focused", hasFocus)
  }
  override var contentScope: EnvironmentScope { inner ?? scope }
  var contentNode: ViewNode? { child }
  var isForSearch: Bool { modifier.isForSearch }

  private var location: FocusLocation<Value>? { modifier.binding.location }

  /// A field that appears where the value already says so takes the focus.
  override func didMount() {
    guard let location, location.isAt(modifier.value) else { return }
    graph.enqueueAction { [self] in if !isTornDown { graph.focus.follow(location) } }
  }

  override func collectControls(into controls: inout [Control]) {
    let before = controls.count
    super.collectControls(into: &controls)
    for index in before..<controls.count where !isForSearch || controls[index].isSearchField {
      controls[index].focusHolders.append(self)
    }
  }

  func isWanted<Other>(by other: FocusLocation<Other>) -> Bool {
    guard let location, isBound(to: other) else { return false }
    return location.isAt(modifier.value)
  }

  func isBound<Other>(to other: FocusLocation<Other>) -> Bool { location === other }

  func focusDidEnter() {
    show(true)
    location?.box.set(modifier.value)
  }

  func focusDidLeave() {
    show(false)
    guard let location, location.isAt(modifier.value) else { return }
    location.box.set(location.resetValue)
  }

  private func show(_ isFocused: Bool) {
    hasFocus = isFocused
    if !isTornDown { inner?.refresh() }
  }

  override func willDisappear() {
    super.willDisappear()
    inner?.close()
    if hasFocus { graph.enqueueAction { [self] in graph.focus.leave([self]) } }
  }
}
