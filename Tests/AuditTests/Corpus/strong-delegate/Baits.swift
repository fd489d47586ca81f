protocol ListDelegate: AnyObject {}
final class List {
  weak var /*bait*/delegate: (any ListDelegate)?
  unowned var /*bait*/source: any ListDelegate
  var /*bait*/dataSource: (any ListDelegate)?
  var /*bait*/computed: (any ListDelegate)? { get { nil } set {} }
  var /*bait*/box: WeakBox<Screen>?
  init(source: any ListDelegate) { self.source = source }
}
struct Row { var /*bait*/parent: Screen? }
final class Other { var /*bait*/delegate: (any ListDelegate)? }
final class Held { var /*bait*/delegate: (any ListDelegate)? }
final class Temporary { var /*bait*/delegate: (any ListDelegate)? }
final class Screen: ListDelegate {
  private let list: List
  private var row = Row()
  private weak var held: Held?
  private let table = UITableView()
  var current: Temporary { Temporary() }
  init(given: Other) {
    list = List(source: self)
    list.delegate = self
    list.computed = self
    row.parent = self
    // This one does not belong to the screen.
    given.delegate = self
    held?.delegate = self
    table.delegate = self
    current.delegate = self
    let local = Other()
    local.delegate = self
  }
}
final class Hub: ListDelegate {
  static let shared = Hub()
  private let worker = Worker()
  private init() { worker.delegate = self }
}
final class Worker { var /*bait*/delegate: (any ListDelegate)? }
struct Value {
  let holder = Holder()
  func f() { holder.value = self }
}
final class Holder { var /*bait*/value: Value? }
final class Step { var /*bait*/flow: Flow? }
final class Flow {
  private var step: Step?
  func start() { step?.flow = self }
  func finish() { step = nil }
}
