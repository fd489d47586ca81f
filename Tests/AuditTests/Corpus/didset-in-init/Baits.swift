import Observation

final class Plain {
  var a = 0 { didSet { print(a) } }
  init() { /*bait*/a = 1 }
}
@Observable final class NoDefault {
  var a: Int { didSet { print(a) } }
  @ObservationIgnored var ignored = 0 { didSet { print(ignored) } }
  var unobserved = 0
  var task: Int { get { a } set { a = newValue } }
  var callback: (() -> Void)?
  static var shared = 0 { didSet { print(shared) } }
  var seen = 0 { didSet { print(seen) } }
  init() {
    /*bait*/a = 1
    /*bait*/ignored = 1
    /*bait*/unobserved = 1
    /*bait*/task = 1
    /*bait*/callback = { [weak self] in self?.seen = 2 }
    Self./*bait*/shared = 1
    Task { /*bait*/seen = 1 }
    if /*bait*/seen == 1 { print("read") }
    func later() { /*bait*/seen = 3 }
    let other = NoDefault(a: 1)
    other./*bait*/seen = 4
  }
  init(a: Int) {
    self./*bait*/a = a
    var seen = 0
    /*bait*/seen = 1
    print(seen)
  }
  convenience init(c: Int) {
    self.init(a: c)
    /*bait*/seen = c
  }
  func reset() { /*bait*/seen = 0 }
}
struct Value {
  var a = 0 { didSet { print(a) } }
  init() { /*bait*/a = 1 }
}
