enum SQLite {
  static func assign<T>(_ value: T, to target: inout T) { target = value }
  func f(_ seat: Seat, _ task: Ticket, _ x: inout Int) {
    Self./*bait*/assign(1, to: &x)
    seat./*bait*/assign(to: guest)
    seat./*bait*/assign(to: guest, on: day)
    task./*bait*/assign(to: "me")
    task./*bait*/assign()
    task./*bait*/assign { 1 }
    task./*bait*/assign(from: \.n, on: self)
    task./*bait*/assign(to: name, on: \.n)
    task./*bait*/assignment(to: &x)
    /*bait*/assign(to: &x)
    // p./*bait*/assign(to: &$n)
    print("p./*bait*/assign(to: &$n)")
  }
}
