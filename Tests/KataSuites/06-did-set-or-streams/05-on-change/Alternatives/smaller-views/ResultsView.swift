import SwiftUI

@MainActor @Observable
final class SearchModel {
  var query = "sea"
  private(set) var results: [String] = []
  /// What was loaded, the newest last; no view wants to know.
  @ObservationIgnored private(set) var loads: [String] = []

  func load() {
    loads.append(query)
    results = ["moon", "sea", "seagull", "sun"].filter { $0.hasPrefix(query) }
  }
}

struct ResultsView: View {
  @Bindable var model: SearchModel

  var body: some View {
    VStack {
      TextField("Search", text: $model.query)
      PageView().id(model.query)
      Text("Found: \(model.results.joined(separator: ", "))")
      NoteView(query: model.query)
      Button("Reload") { model.load() }
    }
    .onChange(of: model.query, initial: true) { model.load() }
  }
}

/// A new identity for each query: its page begins at 1 again.
private struct PageView: View {
  @State private var page = 1

  var body: some View {
    Text("Page \(page)")
    Button("Next page") { page += 1 }
  }
}

private struct NoteView: View {
  let query: String
  @State private var note = ""

  var body: some View {
    Text(note).onChange(of: query) { note = "\($0) → \($1)" }
  }
}
