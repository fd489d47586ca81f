/// Of which of the two, nobody can tell.
extension Model {
  func more() {
    loop = /*bait*/Task { while true { self.step() } }
  }
}
