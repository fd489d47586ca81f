import SwiftUI

struct ViewByExtension {
  @State private var count = 0
  let /*!member-order*/title: String
  func reset() { count = 0 }
}
extension ViewByExtension: View {
  var body: some View { Text(title) }
}

struct BodyInExtension: View {
  let items: [Int]
}
extension BodyInExtension {
  private func load() {}
  var /*!member-order*/body: some View { Text(label) }
  private var label: String { "\(items.count)" }
}

struct ConformsInExtension {
  let size: Int
}
extension ConformsInExtension: View {
  var body: some View { header }
  private var header: some View { Text(label) }
  private var /*!member-order*/label: String { "\(size)" }
}

// An extension without the body is a part by itself.
struct Parted: View {
  let title: String
  @State private var isOn = false
  var body: some View { row }
}
extension Parted {
  private func load() {}
  private var /*bait*/row: some View { Text(label) }
  private var /*bait*/label: String { title }
  init(_ /*bait*/title: String) { self.title = title }
}

// Two kinds of members are no structure yet, in an extension as in a struct.
struct TwoKinds: View {
  let title: String
}
extension TwoKinds {
  private func load() {}
  var /*bait*/body: some View { Text(title) }
}

// What nobody says is a view has no order.
struct Shelf {
  var count = 0
  let /*bait*/title: String
  func body(of place: Int) -> String { title }
}
extension Shelf {
  func load() {}
  var /*bait*/body: String { title }
  var /*bait*/label: String { title }
}
class Page {
  let title = ""
}
extension Page {
  func load() {}
  var /*bait*/body: String { title }
  var /*bait*/label: String { title }
}
