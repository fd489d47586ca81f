import SwiftUI

// The child has an initialiser of its own, which stores the parent and does no more with it.
struct Shelf: View {
  @State private var filter = ""
  let title: String
  var body: some View {
    VStack {
      Header(shelf: /*!parent-state-passed-whole*/self)
      Counter(start: 1, shelf: /*!parent-state-passed-whole*/self)
      Changed(shelf: /*bait*/self)
      Renamed(owner: /*bait*/self)
      Twofold(shelf: /*bait*/self)
      Handing(shelf: /*bait*/self)
      Branched(shelf: /*bait*/self)
    }
  }
  func clear() {}
}
struct Header: View {
  let shelf: Shelf
  init(shelf: Shelf) {
    self.shelf = shelf
  }
  var body: some View { Text(shelf.title) }
}
struct Counter: View {
  @State private var count: Int
  private let shelf: Shelf
  init(start: Int, shelf: Shelf) {
    _count = State(initialValue: start)
    self.shelf = shelf
  }
  var body: some View { Button("\(count)") { shelf.clear() } }
}
struct Changed: View {
  let shelf: Shelf
  init(shelf: Shelf?) { self.shelf = shelf ?? Shelf(title: "") }
  var body: some View { Text(shelf.title) }
}
struct Renamed: View {
  let shelf: Shelf
  init(owner: Shelf) { shelf = owner }
  var body: some View { Text(shelf.title) }
}
struct Twofold: View {
  let shelf: Shelf
  init(shelf: Shelf) { self.shelf = shelf }
  init() { self.init(shelf: Shelf(title: "")) }
  var body: some View { Text(shelf.title) }
}
struct Handing: View {
  let shelf: Shelf
  init(shelf: Shelf) {
    self.shelf = shelf
    Registry.register(shelf)
  }
  var body: some View { Text(shelf.title) }
}
struct Branched: View {
  let shelf: Shelf
  init(shelf: Shelf) {
    if shelf.title.isEmpty { self.shelf = shelf } else { self.shelf = Shelf(title: "") }
  }
  var body: some View { Text(shelf.title) }
}
