final class Model {
  private var loop: Task<Void, Never>?
  func start() {
    loop = /*!task-strong-self*/Task { while true { self.step() } }
  }
  func step() {}
}
