import SwiftUI

struct Item: Identifiable { let id: Int; var on = false }
@Observable final class Rows { var names = ["a", "b"]; var items: [Item] = []; let fixed = [1, 2] }

struct NameList: View {
  let m: Rows
  var body: some View {
    List {
      /*!foreach-indices*/ForEach(m.names.indices, id: \.self) { i in
        NameRow(m: m, index: i)
      }
    }
  }
}
struct NameRow: View {
  let m: Rows
  let index: Int
  var body: some View { Text(m.names[index]) }
}
struct Toggles: View {
  let m: Rows
  var body: some View {
    /*!foreach-indices*/ForEach(m.items.indices, id: \.self) { i in
      Toggle("", isOn: Bindable(m).items[i].on)
    }
  }
}
struct BoundList: View {
  @State private var items: [Item] = []
  var body: some View {
    /*!foreach-indices*/ForEach(items.indices, id: \.self) { i in
      BoundRow(items: $items, index: i)
    }
  }
}
struct BoundRow: View {
  @Binding var items: [Item]
  let index: Int
  var body: some View { Text("\(items[index].id)") }
}
struct CopiedList: View {
  @State private var items: [Item] = []
  var body: some View {
    /*bait*/ForEach(items.indices, id: \.self) { i in
      CopiedRow(items: items, index: i)
    }
  }
}
struct CopiedRow: View {
  let items: [Item]
  let index: Int
  var body: some View { Text("\(items[index].id)") }
}
struct Numbers: View {
  let m: Rows
  var body: some View {
    /*bait*/ForEach(m.names.indices, id: \.self) { i in NumberRow(m: m, index: i) }
    /*bait*/ForEach(m.names.indices, id: \.self) { i in CarefulRow(m: m, index: i) }
    /*bait*/ForEach(m.fixed.indices, id: \.self) { i in FixedRow(m: m, index: i) }
    /*bait*/ForEach(m.names.indices, id: \.self) { i in NameRow(m: m, index: 0) }
  }
}
struct NumberRow: View {
  let m: Rows
  let index: Int
  var body: some View { Text("\(index)") }
}
struct CarefulRow: View {
  let m: Rows
  let index: Int
  var body: some View {
    if m.names.indices.contains(index) { Text(m.names[index]) }
  }
}
struct FixedRow: View {
  let m: Rows
  let index: Int
  var body: some View { Text("\(m.fixed[index])") }
}
