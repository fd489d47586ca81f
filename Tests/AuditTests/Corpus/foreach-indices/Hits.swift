import SwiftUI

@Observable final class M {
  var rows = ["a", "b", "c"]
  var inner = Inner()
}
@Observable final class Inner { var items = [1] }

struct Rows: View {
  let m: M
  @State private var names = ["a"]
  @Binding var values: [Int]
  @Bindable var model: M
  var body: some View {
    List {
      /*!foreach-indices*/ForEach(m.rows.indices, id: \.self) { i in Text(m.rows[i]) }
      /*!foreach-indices*/ForEach(names.indices, id: \.self) { Text(names[$0]) }
      /*!foreach-indices*/ForEach(0..<names.count, id: \.self) { i in Text(names[i]) }
      /*!foreach-indices*/ForEach(Array(m.rows.indices), id: \.self) { index in
        HStack { Row(title: m.rows[index]) }
      }
      /*!foreach-indices*/ForEach(values.indices, id: \.self) { i in
        Stepper("x", value: $values[i])
      }
      /*!foreach-indices*/ForEach(model.rows.indices, id: \.self) { i in
        TextField("x", text: $model.rows[i])
      }
      /*!foreach-indices*/ForEach(self.names.indices, id: \.self) { i in Text(self.names[i]) }
      /*!foreach-indices*/ForEach((0..<m.rows.count), id: \.self) { i in Text(m.rows[i]) }
      /*!foreach-indices*/ForEach(m.inner.items.indices, id: \.self) { i in
        Text("\(m.inner.items[i])")
      }
    }
    /*!foreach-indices*/List(names.indices, id: \.self) { i in Text(names[i]) }
  }
  func forget() { names.removeFirst() }
  private var section: some View {
    /*!foreach-indices*/ForEach(names.indices) { i in Text(names[i]) }
  }
}
// What puts another array in the place of the first, or is handed the state, may shorten it.
struct Replaced: View {
  @State private var fields = ["", ""]
  var body: some View {
    /*!foreach-indices*/ForEach(fields.indices, id: \.self) { i in TextField("x", text: $fields[i]) }
    Button("clear") { fields = [] }
  }
}
struct Handed: View {
  @State private var fields = Array(repeating: "", count: 6)
  var body: some View {
    /*!foreach-indices*/ForEach(fields.indices, id: \.self) { i in TextField("x", text: $fields[i]) }
    Editor(fields: $fields)
  }
}
struct Row: View {
  let title: String
  var body: some View { Text(title) }
}
// Another count is another size.
struct Smaller: View {
  @State private var fields = Array(repeating: "", count: 9)
  @State private var lights = [true, false]
  var body: some View {
    /*!foreach-indices*/ForEach(fields.indices, id: \.self) { i in Text(fields[i]) }
    /*!foreach-indices*/ForEach(lights.indices, id: \.self) { i in Toggle("", isOn: $lights[i]) }
    Button("small") { fields = Array(repeating: "", count: 4) }
    Button("one") { lights = [true] }
  }
}
