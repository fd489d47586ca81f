import Observation

@Observable final class Size {
  let /*bait*/(w, h) = (1, 2)
  @ObservationIgnored var /*bait*/(x, y) = (1, 2)
  static var /*bait*/(shared, other) = (1, 2)
  var /*bait*/pair = (1, 2)
  var /*bait*/typed: (Int, Int) = (1, 2)
  var /*bait*/handler: (Int, Int) -> Void = { _, _ in }
  var /*bait*/both: (Int, Int) { (1, 2) }
  func work() {
    var /*bait*/(a, b) = (1, 2)
    (a, b) = (b, a)
    for /*bait*/(i, j) in [(a, b)] { print(i, j) }
  }
  // var /*bait*/(commented, out) = (1, 2)
}
final class Plain { var /*bait*/(w, h) = (1, 2) }
struct Value { var /*bait*/(w, h) = (1, 2) }
@Perceptible final class Perceived { var /*bait*/(w, h) = (1, 2) }
