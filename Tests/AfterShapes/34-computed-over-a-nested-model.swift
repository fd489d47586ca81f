import SwiftUI

@Observable final class Items { var all: [String] = [] }

@Observable final class Basket {
  private var inner = Items()
  var items: [String] { inner.all }
  var isEmpty: Bool { items.isEmpty }
  func add() { inner.all.append("x") }
}
