/// The tree of nodes of one screen and the loop that brings it up to date.
///
/// A change marks nodes through the `inbox`, from any thread. `flush()` then runs passes: the
/// marked nodes in order of depth, each body at most once a pass, then the actions that the pass
/// queued (`onAppear`, `onChange`), which may mark nodes again. When nothing is marked, the tasks
/// that appeared are started. A host runs `perform(_:)` for each event and reads the tree.
@MainActor
public final class ViewGraph {
  /// The marks that wait for the next pass.
  let inbox: UpdateInbox
  /// What ran, in order.
  let history = EvaluationHistory()
  /// How many rows a `List` shows at once.
  public let visibleRows: Int
  /// How two closures stored in a view are compared.
  public let closurePolicy: ClosurePolicy
  /// What compares closures under the policy `captures`.
  let closures: ClosureComparison?
  /// Whether views, and what the environment offers, keep a value when the newer one is equal.
  ///
  /// Differs from SwiftUI: there they always do. Where they do not, nothing lasts only because `==`
  /// said that there is nothing new.
  let skipsEqualValues: Bool
  /// Whether a body that lacks an object of the environment is left out and reported.
  ///
  /// Differs from SwiftUI: that dies when the object is read; so does every other screen here.
  let reportsMissingObjects: Bool
  /// The objects that were missing, each once.
  package private(set) var missingObjects: [MissingObject] = []
  /// The number of the current or last pass, from 1.
  private(set) var pass = 0
  /// The number of the current or last `flush()` that had something to do.
  private(set) var frame = 0
  /// The tasks of `task` modifiers.
  let tasks = GraphTasks()
  /// Where the focus is.
  private(set) lazy var focus = ScreenFocus(graph: self)
  /// What `@SceneStorage` keeps.
  let scene: SceneValues
  private var root: ViewNode?
  private var queue = DepthQueue()
  private var coverings: [() -> Void] = []
  private var actions: [() -> Void] = []
  private var taskStarts: [() -> Void] = []
  private var isFlushing = false
  /// Whether a task was cancelled that hears of it only when the passes are over.
  private var holdsTasks = false
  /// Whether the pass limit was reached: what is marked waits until something else happens.
  private var isStopped = false
  private var nextSerial = 0
  private var isNextUpdateForced = false
  private let firstWarning = RuntimeWarningLog.shared.count

  /// The most passes of one `flush()`; a screen that needs more invalidates itself for ever.
  ///
  /// Differs from SwiftUI: an app would spin here; the loop stops with a warning.
  static let passLimit = 1_000

  /// Mounts a view; whoever makes a graph calls `tearDown()` before letting go of it.
  package init(
    _ root: some View, visibleRows: Int = 20, closurePolicy: ClosurePolicy = .current,
    skipsEqualValues: Bool = true, reportsMissingObjects: Bool = false
  ) {
    self.skipsEqualValues = skipsEqualValues
    self.visibleRows = visibleRows
    self.reportsMissingObjects = reportsMissingObjects
    self.closurePolicy = closurePolicy
    closures = closurePolicy == .captures ? ClosureComparison() : nil
    inbox = UpdateInbox()
    scene = SceneValues(inbox: inbox)
    inbox.wake = { [weak self] in
      Task { @MainActor in
        self?.inbox.didWake()
        self?.flush()
      }
    }
    _ = TaskPool.isWatched
    inbox.beginPumping()
    pass = 1
    LiveGraphs.add(self)
    let top = RootNode(graph: self)
    self.root = top
    top.mount(root)
    flush()
  }

  /// Runs an event handler and then the passes that it made necessary.
  public func perform(_ action: @MainActor () -> Void) {
    inbox.beginPumping()
    action()
    flush()
  }

  /// Runs passes until no node is marked and no action waits; then starts tasks.
  public func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    inbox.beginPumping()
    var passes = 0
    frame += 1
    closures?.frame = frame
    while true {
      if takeMarks() { isStopped = false }
      if !queue.isEmpty && !isStopped {
        passes += 1
        guard passes <= Self.passLimit else {
          reportEndlessUpdates()
          isStopped = true
          _ = inbox.endPumping()
          break
        }
        runPass()
      } else if !coverings.isEmpty {
        let ready = coverings
        coverings.removeAll()
        for covering in ready { covering() }
      } else if !actions.isEmpty {
        let ready = actions
        actions.removeAll()
        isStopped = false
        for action in ready { action() }
      } else if !DefaultsReaders.shared.lookForOtherWrites(in: self), inbox.endPumping() {
        break
      }
    }
    isFlushing = false
    startTasks()
  }

  /// Takes the screen down: tasks are cancelled, subscriptions and state are released.
  public func tearDown() {
    guard let root else { return }
    root.tearDown()
    self.root = nil
    flush()
    LiveGraphs.remove(self)
  }

  /// Whether `tearDown()` has not been called yet.
  public var isMounted: Bool { root != nil }

  /// The top of the tree, while mounted.
  var rootNode: ViewNode? { root }

  /// SwiftUI's own warnings since this graph was made.
  public var warnings: [String] { RuntimeWarningLog.shared.messages(from: firstWarning) }

  /// Forgets which bodies have run.
  package func forgetEvaluations() { history.removeAll() }

  /// Notes an object that a view needs and the environment lacks.
  func report(_ object: MissingObject, in view: String) {
    var object = object
    object.view = view
    if !missingObjects.contains(object) { missingObjects.append(object) }
  }

  /// Marks a node for the current or next pass; only on the main actor.
  func mark(_ node: ViewNode, _ cause: UpdateCause) {
    guard !node.isTornDown else { return }
    node.pendingCause.formUnion(cause)
    enqueue(node)
  }

  /// Queues a node that has come back into view if it was marked while it was away.
  func resume(_ node: ViewNode) {
    if !node.pendingCause.isEmpty || node.hasAskedReaders { enqueue(node) }
  }

  private func enqueue(_ node: ViewNode) {
    guard !node.isTornDown && !node.isQueued && !node.isParked else { return }
    node.isQueued = true
    queue.append(node)
  }

  /// Has a stack work out which of its screens is on top, after the bodies and before the actions.
  func enqueueCovering(_ covering: @escaping () -> Void) { coverings.append(covering) }

  /// Queues an action for after the bodies of this pass.
  func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }

  /// Queues the start of a task for when everything else has settled.
  func enqueueTaskStart(_ start: @escaping () -> Void) { taskStarts.append(start) }

  /// Tells the modifiers around a node, and has the list around it work out its window again.
  func structureDidChange(at node: ViewNode) {
    var around = node.parent
    while let current = around, !current.hasFixedRowCount {
      current.structureBelowDidChange()
      around = current.parent
    }
    guard node.isInsideRows else { return }
    var above = node.parent
    while let current = above {
      if let rows = current as? RowsNode {
        // While the list itself is being made it realises its rows at the end.
        if rows.content != nil { mark(rows, .selfValue) }
        return
      }
      above = current.parent
    }
  }

  /// Makes the next update of a view run its body, whatever the comparison would say.
  func forceNextUpdate() { isNextUpdateForced = true }

  /// Whether this update is forced; answers once.
  func takeForcedUpdate() -> Bool {
    guard isNextUpdateForced else { return false }
    isNextUpdateForced = false
    return true
  }

  /// The next number in order of creation.
  func takeSerial() -> Int {
    nextSerial += 1
    return nextSerial
  }

  /// Takes the marks that have arrived; returns whether there were any.
  private func takeMarks() -> Bool {
    inbox.drain { entry in
      if let reader = entry.reader {
        reader.isAsked = true
        self.enqueue(entry.node)
      } else {
        self.mark(entry.node, entry.cause)
      }
    }
  }

  private func runPass() {
    pass += 1
    while let node = queue.popFirst() {
      node.isQueued = false
      guard !node.isTornDown && !node.isParked else { continue }
      node.answerReaders()
      if !node.pendingCause.isEmpty { node.updateFromPass() }
    }
  }

  /// Says which bodies the last pass ran, and why: one of them writes what another one reads.
  private func reportEndlessUpdates() {
    var seen = Set<String>()
    let bodies = history.evaluations(ofPass: pass).map { "\($0.view) (\($0.cause))" }
      .filter { seen.insert($0).inserted }
    RuntimeWarningLog.shared.report(
      "The screen invalidated itself \(Self.passLimit) times in a row; updates stop here. "
        + "Bodies of the last pass: \(bodies.joined(separator: ", ")).")
  }

  /// Cancels a task, which goes on after those have begun that the same passes bring.
  func cancel(_ task: Task<Void, Never>) {
    if !holdsTasks { tasks.hold() }
    holdsTasks = true
    task.cancel()
  }

  private func startTasks() {
    let (ready, isHeld) = (taskStarts, holdsTasks)
    taskStarts.removeAll()
    holdsTasks = false
    guard !ready.isEmpty else {
      if isHeld { tasks.release() }
      return
    }
    // Never at once: whoever tapped goes on before the tasks that the tap brought do [rule 8].
    Task { @MainActor [tasks] in
      for start in ready { start() }
      // Behind the first turns of those that have just been started.
      if isHeld { Task { @MainActor in tasks.release() } }
    }
  }
}
