import SwiftUI

// TODO: Decide what these three are. Their names, and what stands here, stay.

final class Line {
  let name: String
  var count = 0

  init(name: String) {
    self.name = name
  }
}

final class Cart {
  var lines: [Line]

  init(names: [String]) {
    lines = names.map { Line(name: $0) }
  }
}

final class Currency {
  var symbol = "€"
}
