import SwiftUI

struct GalleryView: View {
  var body: some View {
    VStack {
      CountLine(title: "Cards", count: 2)
      CardView(title: "Lake")
      CardView(title: "Dune", isFavorite: true)
    }
  }
}

struct CountLine: View {
  var title = "Count"
  private var words: String { "\(title): \(count)" }
  let count: Int  // kata:ignore member-order the initialiser reads better so

  var body: some View { Text(words) }
}

struct CardView: View {
  @Environment(\.isEnabled) private var isEnabled

  let title: String

  @State private var isFavorite: Bool

  private var heart: String { isFavorite ? "♥" : "♡" }

  init(title: String, isFavorite: Bool = false) {
    self.title = title
    _isFavorite = State(initialValue: isFavorite)
  }

  var body: some View {
    HStack {
      heading
      Button("Favourite \(title)") { toggle() }
    }
  }

  private var heading: some View {
    Text("\(heart) \(title)\(isEnabled ? "" : " (locked)")")
  }

  private func toggle() { isFavorite.toggle() }
}
