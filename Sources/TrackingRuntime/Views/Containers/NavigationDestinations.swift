/// What the screens of a stack look like, by the type of their values.
@MainActor
final class NavigationDestinations {
  /// One `navigationDestination(for:)` that is mounted.
  private struct Declaration {
    let node: ObjectIdentifier
    /// The view that wrote the closure: state and bindings that it reads belong there.
    ///
    /// It is above the declaring node, so it lives as long as the declaration is listed.
    unowned let body: BodyNode?
    var builder: (AnyHashable) -> AnyView
  }

  /// In order of appearance: that of the first screen stands first.
  private var declarations: [ObjectIdentifier: [Declaration]] = [:]
  /// The bodies that show pushed screens, one a stack or column.
  private var screens: [Weak] = []
  /// What the columns of the split view around say.
  private let outer: NavigationDestinations?

  private struct Weak {
    weak var body: BodyNode?
  }

  init(outer: NavigationDestinations? = nil) { self.outer = outer }

  /// Runs the body that shows the pushed screens again whenever a newer closure is declared.
  func follow(_ screens: BodyNode?) {
    outer?.follow(screens)
    guard let screens, !self.screens.contains(where: { $0.body === screens }) else { return }
    self.screens.removeAll { $0.body == nil }
    self.screens.append(Weak(body: screens))
  }

  /// Says what the screen of a value of a type looks like, or says it anew.
  ///
  /// The declaration closest to the first screen counts, as in SwiftUI; so no screen can have a say
  /// in what it looks like itself, and the update of a declaration ends.
  func declare<Value: Hashable>(
    _ type: Value.Type, by node: ViewNode, _ builder: @escaping (Value) -> AnyView
  ) {
    let (key, id) = (ObjectIdentifier(type), ObjectIdentifier(node))
    let builder = { (value: AnyHashable) in
      (value.base as? Value).map(builder) ?? AnyView(EmptyView())
    }
    let place = declarations[key]?.firstIndex { $0.node == id }
    if let place {
      declarations[key]?[place].builder = builder
    } else {
      let declaration = Declaration(node: id, body: node.enclosingBody, builder: builder)
      declarations[key, default: []].append(declaration)
      if let count = declarations[key]?.count, count > 1 {
        RuntimeWarningLog.shared.report(
          """
          A navigationDestination for “\(_typeName(type, qualified: true))” was declared earlier \
          on the stack. Only the destination declared closest to the root view of the stack will \
          be used.
          """)
        return
      }
    }
    if place ?? 0 == 0 { update() }
  }

  /// Ends `declare`.
  func withdraw<Value: Hashable>(_ type: Value.Type, by node: ViewNode) {
    let id = ObjectIdentifier(node)
    declarations[ObjectIdentifier(type)]?.removeAll { $0.node == id }
    update()
  }

  private func update() {
    for body in screens.compactMap(\.body) where !body.isTornDown {
      body.graph.mark(body, .selfValue)
    }
  }

  /// Whether somebody has said what the screen of a value looks like.
  func knows(_ value: AnyHashable) -> Bool { declaration(for: value) != nil }

  /// The name of a value's type, as warnings say it.
  static func typeName(of value: AnyHashable) -> String {
    _typeName(type(of: value.base), qualified: true)
  }

  private func declaration(for value: AnyHashable) -> Declaration? {
    func open<Value>(_ value: Value) -> ObjectIdentifier { ObjectIdentifier(Value.self) }
    let type = _openExistential(value.base, do: open)
    return declarations[type]?.first ?? outer?.declaration(for: value)
  }

  /// The screen of a value, or a sign that nobody said what it looks like, as in SwiftUI.
  func view(for value: AnyHashable) -> AnyView {
    guard let declaration = declaration(for: value) else {
      return AnyView(Image(systemName: "exclamationmark.triangle.fill"))
    }
    let previous = EvaluationScope.enter(declaration.body)
    defer { _ = EvaluationScope.enter(previous) }
    return declaration.builder(value)
  }
}
