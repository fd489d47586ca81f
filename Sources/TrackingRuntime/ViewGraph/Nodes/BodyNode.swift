/// The node of something with a `body`: it holds the dynamic properties and decides when to run it.
///
/// The body runs when the value handed down is different, when a dynamic property reports a
/// change, when something that the last run read from an `@Observable` object is about to change,
/// or when the place is new; never otherwise.
class BodyNode: ObservingNode {
  /// What is known about the type.
  final let layout: ViewLayout
  /// The storage of the dynamic properties, in declaration order.
  final var slots: [PropertySlot] = []
  /// The bindings that bodies have read here.
  final var readers: [LocationReader] = []
  /// Why the body that runs now was run, for `_printChanges()`.
  final private(set) var runningCause = UpdateCause.none
  /// How many times the body has run.
  private var runs = 0

  init(parent: ViewNode, layout: ViewLayout) {
    self.layout = layout
    super.init(parent: parent)
  }

  /// Runs the body and brings the child up to date.
  func evaluate() {}

  override func updateFromPass() { evaluate() }

  /// Whether there is stack left to go deeper; says so if there is not.
  ///
  /// Differs from SwiftUI: an app dies of a view that shows itself without end; here it is cut off.
  final func hasRoom() -> Bool {
    guard StackRoom.isUsedUp else { return true }
    pendingCause = .none
    RuntimeWarningLog.shared.report(
      """
      \(layout.name) is nested too deeply: what it shows is left out at level \(depth) of the tree. \
      A view that shows itself needs a condition that ends it.
      """)
    return false
  }

  /// Whether the body can run: where missing objects are reported, it must not read one.
  final func hasItsObjects() -> Bool {
    guard graph.reportsMissingObjects else { return true }
    let missing = slots.compactMap(\.missingObject)
    guard !missing.isEmpty else { return true }
    pendingCause = .none
    for object in missing { graph.report(object, in: layout.name) }
    return false
  }

  /// Makes the slots for a new place; `base` points to the view value.
  final func makeSlots(base: UnsafeRawPointer) {
    for property in layout.properties {
      slots.append(property.makeSlot(base: base, node: self))
    }
    pendingCause = layout.firstCause
  }

  /// Runs `body` as this node's body: counted, tracked, and known to the property wrappers.
  final func run<Body>(_ body: () -> Body) -> Body {
    runningCause = pendingCause
    pendingCause = .none
    if layout.isCounted { graph.history.append(self, cause: runningCause) }
    runs += 1
    let previous = EvaluationScope.enter(self)
    let result = observe(body)
    _ = EvaluationScope.enter(previous)
    runningCause = .none
    if !readers.isEmpty { dropUnreadReaders() }
    return result
  }

  /// Plugs the storage into a copy of the view value, in place.
  final func install(base: UnsafeMutableRawPointer) {
    for slot in slots { slot.install(at: base + slot.offset) }
  }

  override var asBodyNode: BodyNode? { self }

  /// Adds the cause of every binding that reads differently now than in the last body.
  final func visitReaders() {
    guard !readers.isEmpty else { return }
    for reader in readers {
      reader.isAsked = false
      if reader.hasChanged() { pendingCause.formUnion(reader.cause) }
    }
  }

  /// Only when it is this node's turn: its parents have had theirs, and may have removed it.
  override func answerReaders() {
    for reader in readers where reader.isAsked {
      reader.isAsked = false
      if reader.hasChanged() { pendingCause.formUnion(reader.cause) }
    }
  }

  override var hasAskedReaders: Bool { readers.contains { $0.isAsked } }

  /// Lets go of bindings that the body makes anew each time, such as `Binding(get:set:)`; those
  /// that the view stores stay read, like `@State`.
  private func dropUnreadReaders() {
    readers.removeAll { reader in
      guard reader.lastRun != runs && reader.cause == .dependencies else { return false }
      reader.detach()
      return true
    }
  }

  /// Lets go of the bindings that the view value before held.
  final func dropReaders() {
    for reader in readers { reader.detach() }
    readers.removeAll()
  }

  /// Reads a binding on behalf of the running body, which depends on it from now on [C12].
  final func read<Value>(_ location: AnyLocation<Value>) -> Value {
    let value = location.get()
    for case let reader as TypedLocationReader<Value> in readers where reader.location == location {
      reader.last = value
      reader.lastRun = runs
      return value
    }
    for slot in slots where slot.ownsState(location) { return value }
    let cause = slots.first { $0.holdsBinding(location) }?.cause ?? .dependencies
    let reader = TypedLocationReader(node: self, cause: cause, location: location, last: value)
    reader.lastRun = runs
    location.attach(reader)
    readers.append(reader)
    return value
  }

  override var treeLabel: String? { layout.isCounted ? layout.name : nil }
  override var identityComponent: ViewIdentity.Component? {
    layout.isCounted ? .type(layout.type) : nil
  }

  override func willDisappear() {
    dropReaders()
    for slot in slots { slot.tearDown() }
    slots.removeAll()
    super.willDisappear()
  }
}
