import SwiftUI

struct GalleryView: View {
  var body: some View {
    VStack {
      CountLine(count: 2, title: "Cards")
      CardView(title: "Lake")
      CardView(title: "Dune", isFavorite: true)
    }
  }
}

/// `let` stands above `var`: with it the labels of the memberwise initialiser have changed places.
struct CountLine: View {
  let count: Int
  var title = "Count"

  private var words: String { "\(title): \(count)" }

  var body: some View { Text(words) }
}

struct CardView {
  @Environment(\.isEnabled) private var isEnabled

  let title: String

  @State private var isFavorite: Bool

  private var heart: String { isFavorite ? "♥" : "♡" }

  init(title: String, isFavorite: Bool = false) {
    self.title = title
    _isFavorite = State(initialValue: isFavorite)
  }
}

extension CardView: View {
  private func toggle() { isFavorite.toggle() }

  var body: some View {
    HStack {
      heading
      Button("Favourite \(title)") { toggle() }
    }
  }

  private var heading: some View {
    Text("\(heart) \(title)\(isEnabled ? "" : " (locked)")")
  }
}
