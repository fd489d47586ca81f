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
  @State private var page = 1
  @State private var note = ""

  init(model: SearchModel) {
    self.model = model
    model.load()
  }

  var body: some View {
    VStack {
      TextField("Search", text: $model.query)
      Text("Page \(page)")
      Text("Found: \(model.results.joined(separator: ", "))")
      Text(note)
      Button("Next page") { page += 1 }
      Button("Reload") { model.load() }
    }
    .onChange(of: model.query) { old, new in
      model.load()
      page = 1
      note = "\(old) → \(new)"
    }
  }
}
