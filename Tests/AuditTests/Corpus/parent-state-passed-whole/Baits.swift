import SwiftUI

@Observable final class Model {
  var title: String = ""
  var count: Int = 0
  var user: User = User()
  var act: () -> Void = {}
  func load() {}
}
@Observable final class User { var name: String = "" }
struct Value { var title: String = "" }
struct Two: View {
  let model: Model
  var body: some View { Text(model.title + "\(model.count)") }
}
struct Calls: View {
  let model: Model
  var body: some View { Button(model.title) { model.load() } }
}
struct Binds: View {
  @Bindable var model: Model
  var body: some View { TextField("", text: $model.title) }
}
struct Writes: View {
  let model: Model
  var body: some View { Button("Clear") { model.title = "" } }
}
struct Adds: View {
  let model: Model
  var body: some View { Button("Add") { model.count += 1 } }
}
struct HandsOn: View {
  let model: Model
  var body: some View { Text(model.title).environment(model) }
}
struct WithInit: View {
  let model: Model
  init(model: Model) { self.model = model }
  var body: some View { Text(model.title) }
}
struct Nested: View {
  let model: Model
  var body: some View { Text(model.user.name) }
}
struct Closure: View {
  let model: Model
  var body: some View { Button("", action: model.act) }
}
struct ValueRow: View {
  let value: Value
  var body: some View { Text(value.title) }
}
struct Unused: View {
  let model: Model
  var body: some View { Text("") }
}
struct Row: View {
  let user: User
  var body: some View { Text(user.name) }
}
struct Method: View {
  let model: Model
  var body: some View { Text(title(of: model)) }
  func title(of model: Model) -> String { model.title }
}
struct Title: View {
  let model: Model
  var body: some View { Text(model.title) }
}
struct Root: View {
  @State private var model = Model()
  @State private var value = Value()
  var body: some View {
    Two(model: /*bait*/model)
    Calls(model: /*bait*/model)
    Binds(model: /*bait*/model)
    Writes(model: /*bait*/model)
    Adds(model: /*bait*/model)
    HandsOn(model: /*bait*/model)
    WithInit(model: /*bait*/model)
    Nested(model: /*bait*/model)
    Closure(model: /*bait*/model)
    ValueRow(value: /*bait*/value)
    Unused(model: /*bait*/model)
    Row(user: /*bait*/model.user)
    Method(model: /*bait*/model)
    ForEach([Model]()) { model in Title(model: /*bait*/model) }
    Group {
      let model = Model()
      Title(model: /*bait*/model)
    }
    Elsewhere(model: /*bait*/model)
    ForEach([User]()) { user in Row(user: /*bait*/user) }
  }
}
