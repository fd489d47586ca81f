// The project has an `Observations` of its own: nobody knows whether that ends.
final class Observations {
  init(_ value: () -> Int) {}
}
final class Watcher {
  private var task: Task<Void, Never>?
  private var count = 0
  func start() {
    task = /*bait*/Task { for await value in Observations({ self.count }) { print(value) } }
  }
}
