/// A person's hands and eyes on a mounted screen: finds controls by their words and uses them.
///
/// Everything that cannot be done comes back as a `ScreenRefusal` with a sentence; test hosts and
/// the `open` command put the sentence where it belongs.
@MainActor
public final class ScreenDriver {
  /// The mounted graph.
  public let graph: ViewGraph
  private var countsStart = 0

  /// Mounts a view.
  package init(
    _ root: some View, visibleRows: Int = 20, closurePolicy: ClosurePolicy = .current,
    skipsEqualValues: Bool = true, reportsMissingObjects: Bool = false
  ) {
    graph = ViewGraph(
      root, visibleRows: visibleRows, closurePolicy: closurePolicy,
      skipsEqualValues: skipsEqualValues, reportsMissingObjects: reportsMissingObjects)
  }

  isolated deinit { graph.tearDown() }

  // MARK: Reading

  /// What a person would read, top to bottom.
  public var text: [String] {
    graph.flush()
    var lines: [String] = []
    surface?.collectText(into: &lines)
    return lines
  }

  /// The view tree, one line a view, indented by two spaces a level.
  public var tree: [String] {
    graph.flush()
    var lines: [String] = []
    graph.rootNode?.collectTree(into: &lines, indent: 0)
    return lines
  }

  /// The bodies that ran since `resetCounts()`, in order.
  public var evaluations: [BodyEvaluation] {
    graph.flush()
    return graph.history.evaluations(since: countsStart)
  }

  /// How many bodies ran since `resetCounts()`, by view type.
  public var counts: [String: Int] {
    graph.flush()
    return graph.history.counts(since: countsStart)
  }

  /// How many bodies of a view type ran since `resetCounts()`.
  public func bodyCount<Content: View>(of type: Content.Type) -> Int {
    graph.flush()
    return graph.history.count(of: type, since: countsStart)
  }

  /// Starts counting anew.
  package func resetCounts() {
    graph.flush()
    countsStart = graph.history.count
  }

  /// How many bodies have run since the mount; a place for `evaluations(since:)`.
  public var evaluationCount: Int {
    graph.flush()
    return graph.history.count
  }

  /// The bodies that ran since a place given by `evaluationCount`, in order.
  public func evaluations(since start: Int) -> [BodyEvaluation] {
    graph.flush()
    return graph.history.evaluations(since: start)
  }

  /// How many bodies ran since the mount, by view type.
  public var totalCounts: [String: Int] {
    graph.flush()
    return graph.history.counts(since: 0)
  }

  /// SwiftUI's own warnings since the mount.
  public var warnings: [String] {
    graph.flush()
    return graph.warnings
  }

  // MARK: Acting

  /// Taps a control; `nil` for `occurrence` refuses when the label is on several.
  ///
  /// A tap on a field moves the focus there and does nothing else.
  public func tap(_ label: String, occurrence: Int? = nil) -> Result<Void, ScreenRefusal> {
    use(label, occurrence: occurrence, verb: RefusalClause("tap", "をタップできません"), orElse: \.focusTap)
    { $0.tap ?? $0.toggle }
  }

  /// Flips a toggle.
  public func toggle(_ label: String) -> Result<Void, ScreenRefusal> {
    use(label, occurrence: nil, verb: RefusalClause("toggle", "を切り替えられません")) { $0.toggle }
  }

  /// Sets a toggle, which may be on or off already: a style or a gesture can write any value.
  public func toggle(_ label: String, to isOn: Bool) -> Result<Void, ScreenRefusal> {
    use(label, occurrence: nil, verb: RefusalClause("toggle", "を切り替えられません")) { control in
      guard let set = control.set else { return nil }
      return { set(isOn) }
    }
  }

  /// Replaces the text of a field.
  public func type(_ text: String, into label: String) -> Result<Void, ScreenRefusal> {
    use(label, occurrence: nil, verb: RefusalClause("type into", "に入力できません")) { control in
      guard let type = control.type else { return nil }
      return { type(text) }
    }
  }

  /// Presses return in a field; it gives the focus up unless the action has moved it.
  public func submit(_ label: String) -> Result<Void, ScreenRefusal> {
    var field: [any FocusHolder] = []
    let result = use(label, occurrence: nil, verb: RefusalClause("submit", "で確定できません")) { control in
      field = control.focusHolders
      return control.submit
    }
    if case .success = result, !field.isEmpty { graph.perform { graph.focus.leave(field) } }
    return result
  }

  /// Chooses a value in a picker.
  public func select(_ value: String, in label: String) -> Result<Void, ScreenRefusal> {
    var wasChosen = true
    let result = use(label, occurrence: nil, verb: RefusalClause("select in", "では選べません")) {
      control in
      guard let select = control.select else { return nil }
      return { wasChosen = select(value) }
    }
    guard case .success = result, !wasChosen else { return result }
    return .failure(
      refusal("\"\(label)\" has no choice \"\(value)\"", "「\(label)」に「\(value)」という選択肢はありません"))
  }

  /// Brings a row of the first list to the top of the window.
  public func scroll(toRow row: Int) -> Result<Void, ScreenRefusal> {
    graph.flush()
    guard let rows = graph.rootNode?.first(RowsNode.self) else {
      return .failure(refusal("there is no list to scroll", "スクロールできるリストがありません"))
    }
    guard row >= 0 && row < rows.totalRows else {
      return .failure(
        refusal(
          "there is no row \(row): the list has \(rows.totalRows) rows, counted from 0",
          "\(row) 行目はありません（リストは \(rows.totalRows) 行で、先頭は 0 行目です）"))
    }
    graph.perform { rows.scroll(to: row) }
    return .success(())
  }

  /// Waits until every task that a `task` modifier started is suspended or done; if one never is,
  /// tells which.
  @discardableResult
  public func settle() async -> Result<Void, EndlessActivity> {
    if let activity = await graph.settle() { .failure(activity) } else { .success(()) }
  }

  /// Pulls the first refreshable content down and waits for its action.
  public func refresh() async -> Result<Void, ScreenRefusal> {
    graph.flush()
    guard let node = graph.rootNode?.first(RefreshNode.self) else {
      return .failure(refusal("there is nothing to refresh", "引いて更新できるものがありません"))
    }
    await node.modifier.action()
    if let activity = await graph.settle() {
      return .failure(
        refusal("after the refresh " + activity.reason, "更新の後も終わりません（\(activity.reason)）"))
    }
    return .success(())
  }

  /// Dismisses what is presented on top.
  public func dismiss() -> Result<Void, ScreenRefusal> {
    graph.flush()
    guard
      let presentation = PresentationNode.top(below: graph.rootNode)
        ?? PresentationNode.top(below: graph.rootNode, withColumns: true)
    else {
      return .failure(refusal("there is nothing to dismiss", "閉じられるものがありません"))
    }
    graph.perform { presentation.dismiss() }
    return .success(())
  }

  /// Takes the screen down.
  public func unmount() { graph.tearDown() }

  // MARK: Finding

  /// What a person reads and uses: the presentation on top, or all of the screen.
  var surface: ViewNode? {
    guard let presented = PresentationNode.top(below: graph.rootNode) else { return graph.rootNode }
    return presented.child
  }

  private func use(
    _ label: String, occurrence: Int?, verb: RefusalClause,
    orElse other: (Control) -> (@MainActor () -> Void)? = { _ in nil },
    _ part: (Control) -> (@MainActor () -> Void)?
  ) -> Result<Void, ScreenRefusal> {
    graph.flush()
    func cannot(_ english: String, _ japanese: String) -> Result<Void, ScreenRefusal> {
      .failure(refusal(.cannot(verb, label, RefusalClause(english, japanese))))
    }
    guard graph.isMounted else {
      let why = RefusalClause("nothing is mounted", "何も表示されていません")
      return .failure(ScreenRefusal(.cannot(verb, label, why)))
    }
    var controls: [Control] = []
    surface?.collectControls(into: &controls)
    var named = controls.filter { $0.label == label && $0.rowLines == nil }
    if named.isEmpty {
      named = controls.filter { control in
        control.rowLines.map { $0.contains(label) || control.label == label } ?? false
      }
    }
    guard !named.isEmpty else {
      return cannot("nothing on screen is called that", "その名前のものは画面にありません")
    }
    var part = part
    var usable = named.filter { part($0) != nil }
    if usable.isEmpty {
      part = other
      usable = named.filter { part($0) != nil }
    }
    guard let first = usable.first else {
      return cannot("it is a \(named[0].kind)", "これは \(named[0].kind) です")
    }
    usable.removeAll { $0.obstacle != nil }
    guard !usable.isEmpty else {
      let why = first.obstacle?.reason ?? RefusalClause("it cannot be used", "使えません")
      return .failure(refusal(.cannot(verb, label, why)))
    }
    if occurrence == nil && usable.count > 1 {
      return cannot(
        "\(usable.count) controls are called that", "同じ名前のものが \(usable.count) 個あります")
    }
    let number = occurrence ?? 0
    guard usable.indices.contains(number) else {
      return cannot(
        "number \(number + 1) of them is wanted, and only \(usable.count) are on screen",
        "\(number + 1) 番目はなく、画面にあるのは \(usable.count) 個です")
    }
    let control = usable[number]
    guard control.isEnabled else {
      return cannot("it is disabled", "無効になっています")
    }
    if control.isField { graph.perform { graph.focus.move(to: control.focusHolders) } }
    if let action = part(control) { graph.perform(action) }
    return .success(())
  }

  /// A refusal that lists what is on screen.
  private func refusal(_ clause: RefusalClause) -> ScreenRefusal {
    var controls: [Control] = []
    surface?.collectControls(into: &controls)
    return ScreenRefusal(clause, controls: controls.compactMap(\.listing), text: text)
  }

  private func refusal(_ english: String, _ japanese: String) -> ScreenRefusal {
    refusal(RefusalClause(english, japanese))
  }
}
