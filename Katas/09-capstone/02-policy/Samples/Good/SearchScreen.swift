import SwiftUI

/// The search of one shop.
@MainActor
@Observable
final class SearchModel {
  let shop: String
  var query = ""

  init(shop: String) { self.shop = shop }
}

/// A search field with a line that follows it.
struct SearchScreen: View {
  @State private var model: SearchModel
  @Environment(\.dismiss) private var dismiss

  init(shop: String) {
    _model = State(initialValue: SearchModel(shop: shop))
  }

  var body: some View {
    VStack {
      TextField("Search in \(model.shop)", text: $model.query)
      summary
      Button("Close") { close() }
    }
  }

  private func close() { dismiss() }

  private var summary: some View {
    Text(model.query.isEmpty ? "Type a word" : "Looking for \(model.query)")
  }
}
