import Foundation

final class Store {
  // func /*bait*/loadIfNeeded() {}
  var /*bait*/reloadIfNeeded = true
  let /*bait*/saveIfNeeded: () -> Void = {}
  func /*bait*/loadIfNeededAndPossible() {}
  func /*bait*/ifNeeded() {}
  func load(/*bait*/updateIfNeeded: Bool) { other./*bait*/layoutIfNeeded() }
  init(/*bait*/loadIfNeeded: Bool) { /*bait*/displayIfNeeded() }
  enum Mode { case /*bait*/reloadIfNeeded }
  var text = "func /*bait*/loadIfNeeded() {}"
  func /*bait*/reload() {}
  static let /*bait*/migrateIfNeeded = #selector(layoutIfNeeded)
  typealias /*bait*/WorkIfNeeded = () -> Void
}
