import SwiftUI

@Observable
final class Line {
  let name: String
  var count = 0

  init(name: String) {
    self.name = name
  }
}

@Observable
final class Cart {
  /// Changes when a line comes or goes; what a line counts is that line's own.
  var lines: [Line]

  /// Computed, so it follows every line by itself, also one that arrives later.
  var total: Int { lines.reduce(0) { $0 + $1.count } }

  init(names: [String]) {
    lines = names.map { Line(name: $0) }
  }

  func empty() {
    // A plain set: where the count is 0 already, nothing is announced.
    for line in lines { line.count = 0 }
  }
}

@Observable
final class Currency {
  var symbol = "€"

  func next() {
    symbol = symbol == "€" ? "$" : "€"
  }
}
