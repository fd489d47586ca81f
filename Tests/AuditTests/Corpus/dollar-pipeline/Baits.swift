import SwiftUI

extension Binding {
  func map<T>(_ f: @escaping (Value) -> T) -> Binding<T> { .constant(f(wrappedValue)) }
}
struct Screen: View {
  @State private var order = Order()
  @State private var text = ""
  @Binding var items: [Item]
  @Bindable var model: Model
  var body: some View {
    TextField("zip", text: /*bait*/$order.zip)
    TextField("first", text: /*bait*/$model.items.first)
    Picker("", selection: /*bait*/$text.map { $0 }) {}
    Stepper("", value: /*bait*/$items.count)
    Toggle("", isOn: /*bait*/$items.first())
    ForEach(/*bait*/$items) { $item in Row(item: /*bait*/$item.map { $0 }) }
    ForEach(items) { Text(/*bait*/$0.map { $0 }) }
    Row(/*bait*/$model.values)
    Row(/*bait*/$text.animation())
    Row(/*bait*/$order.items.map { $0 })
    // /*bait*/$text.sink { _ in }
  }
  func f() { items.map { /*bait*/$0.filter { $1 } } }
  func g() { items.reduce(0) { /*bait*/$1.count($0) } }
}
