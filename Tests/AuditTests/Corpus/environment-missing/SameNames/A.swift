import SwiftUI

@Observable final class Model { var title = "" }

@main struct NamesApp: App {
  @State private var model = Model()
  var body: some Scene {
    WindowGroup {
      First()
      Second().environment(model)
      Third()
    }
  }
}
/// Each screen has a row of its own.
struct First: View {
  var body: some View { /*bait*/Row() }
  struct Row: View { var body: some View { Text("") } }
}
struct Second: View {
  var body: some View { /*bait*/Row() }
  struct Row: View {
    @Environment(Model.self) private var /*bait*/model
    var body: some View { Text(model.title) }
  }
}
struct Third: View {
  var body: some View { Cell() }
}
extension Third {
  struct Cell: View {
    @Environment(Model.self) private var /*!environment-missing*/model
    var body: some View {
      if let title = model.optional { Text(title) }
      let model = model.next
      Text(model.title)
    }
  }
}
private struct Line: View {
  @Environment(Model.self) private var /*bait*/model
  var body: some View { Text("") }
}
struct UsesLine: View { var body: some View { /*bait*/Line() } }
