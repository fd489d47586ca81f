import SwiftUI

@Observable final class Model {
  var title = ""
  var count: Int = 0
  var items: [String] = []
  var isEmpty: Bool { items.isEmpty }
  var name: Name = Name()
}
struct Name { var first = "" }
struct Title: View {
  let model: Model
  var body: some View { Text(model.title) }
}
struct Count: View {
  @Bindable var model: Model
  var body: some View {
    VStack {
      Text("\(self.model.count)")
      Button("print") { print(model.count) }
    }
  }
}
struct Items: View {
  var source: Model
  let other: Int
  var body: some View { ForEach(source.items, id: \.self) { Text($0) } }
}
struct First: View {
  let model: Model
  var body: some View { label }
  private var label: some View { Text(model.name.first) }
}
struct Empty: View {
  let model: Model
  var body: some View { if model.isEmpty { Text("empty") } }
}
struct Root: View {
  @State private var model = Model()
  var body: some View {
    Title(model: /*!parent-state-passed-whole*/model)
    Count(model: /*!parent-state-passed-whole*/self.model)
    VStack {
      Items(source: /*!parent-state-passed-whole*/model, other: 1).padding()
      ForEach(0..<3) { _ in First(model: /*!parent-state-passed-whole*/model) }
    }
    .sheet(isPresented: .constant(true)) { Empty(model: /*!parent-state-passed-whole*/model) }
  }
}
struct Inner: View {
  @Environment(Model.self) private var shared
  @Bindable var model: Model
  var body: some View {
    Title(model: /*!parent-state-passed-whole*/shared)
    Title(model: /*!parent-state-passed-whole*/model)
    TextField("", text: $model.title)
  }
}
