import Observation

final class Plain { var n = 0 { didSet { /*bait*/n = min(n, 10) } } }
struct Value { var n = 0 { didSet { /*bait*/n = min(n, 10) } } }

@Observable final class Limits {
  var n = 0 { didSet { if n > 10 { /*bait*/n = 10 } } }
  var m = 0 {
    didSet {
      guard m > 10 else { return }
      /*bait*/m = 10
    }
  }
  var early = 0 {
    didSet {
      if early <= 10 { return }
      /*bait*/early = 10
    }
  }
  @ObservationIgnored var ignored = 0 { didSet { /*bait*/ignored = 1 } }
  var other = 0 { didSet { /*bait*/n = other } }
  var later = 0 { didSet { Task { /*bait*/later = 1 } } }
  var compared = 0 { didSet { _ = /*bait*/compared == 1 } }
  var shadowed = 0 {
    didSet {
      var shadowed = oldValue
      /*bait*/shadowed = 1
      print(shadowed)
    }
  }
  var switched = 0 { didSet { switch switched { case 1: /*bait*/switched = 0; default: break } } }
  var model = Plain() { didSet { /*bait*/model.n = 1 } }
  var sorted: [Int] = [] { didSet { print(/*bait*/sorted.sorted()) } }
  var queue = Queue() { didSet { /*bait*/queue.append(1) } }
  var computed: Int { get { n } set { /*bait*/n = newValue } }
  static var shared = 0 { didSet { /*bait*/shared = 1 } }
  func inner() { var n = 0 { didSet { /*bait*/n = 1 } }; n = 2 }
}
final class Queue { func append(_ value: Int) {} }
