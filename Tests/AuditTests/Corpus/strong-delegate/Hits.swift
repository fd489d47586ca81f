protocol ListDelegate: AnyObject {}
final class List {
  var /*!strong-delegate*/delegate: (any ListDelegate)?
  var dataSource: (any ListDelegate)?
}
final class Loader {
  private let owner = 1
  var /*!strong-delegate*/parent: Screen?
  let name: String
  let /*!strong-delegate*/host: any ListDelegate
  init(name: String, host: any ListDelegate) {
    self.name = name
    self.host = host
  }
}
final class Editor {
  unowned var safe: Screen
  let /*!strong-delegate*/screen: Screen
  init(screen: Screen, safe: Screen) {
    self.screen = screen
    self.safe = safe
  }
}
class Cell {
  var /*!strong-delegate*/handler: Any?
}
final class BigCell: Cell {}
final class Screen: ListDelegate {
  private let list = List()
  private var loader: Loader?
  private lazy var editor = Editor(screen: self, safe: self)
  private let cell = BigCell()
  private let page: Page
  private var pages: Page.Inner?
  init(page: Page) {
    self.page = page
    list.delegate = self
    self.page.owner = self
    loader = Loader(name: "a", host: self)
    loader?.parent = self
    cell.handler = self
    pages?.back = self
    self.coordinator.screen = self
    worker = Worker(client: self)
  }
  let coordinator = Coordinator.shared
  var worker: Worker?
}
final class Page {
  var /*!strong-delegate*/owner: Screen?
  final class Inner {
    var /*!strong-delegate*/back: (any ListDelegate)? { didSet { print("set") } }
  }
}
final class Coordinator {
  static let shared = Coordinator()
  var /*!strong-delegate*/screen: Screen?
}
actor Worker {
  let /*!strong-delegate*/client: Screen
  init(client: Screen) { self.client = client }
}
final class Tree {
  private var root: Node?
  func fill() { root?.tree = self }
  private var leaf: Leaf?
  final class Node { var /*!strong-delegate*/tree: Tree? }
}
extension Tree {
  func more() { self.leaf?.top = self }
}
extension Tree { var unused: Int { 1 } }
final class Leaf { var /*!strong-delegate*/top: Tree? }
