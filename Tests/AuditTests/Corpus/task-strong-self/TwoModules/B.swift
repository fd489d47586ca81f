struct Model {
  private var loop: Task<Void, Never>?
  mutating func start() {
    let copy = self
    loop = /*bait*/Task { while true { copy.step() } }
  }
  func step() {}
}
