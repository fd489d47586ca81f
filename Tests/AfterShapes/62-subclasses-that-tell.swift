import SwiftUI

@Observable class Base { var first = 0 }

@Observable class Middle<Value>: Base {
  var middle: Value

  init(_ middle: Value) {
    self.middle = middle
    super.init()
  }
}

@Observable final class Leaf: Middle<Int> {
  var last = 0

  override init(_ middle: Int) { super.init(middle) }
}
