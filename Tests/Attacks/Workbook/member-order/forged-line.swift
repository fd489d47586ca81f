#sourceLocation(file:"Elsewhere.swift",line:1)
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
  let count: Int

  var body: some View { Text(words) }
}

struct CardView: View {
  @State private var isFavorite: Bool

  var body: some View {
    HStack {
      heading
      Button("Favourite \(title)") { toggle() }
    }
  }

  private func toggle() { isFavorite.toggle() }

  let title: String

  private var heading: some View {
    Text("\(heart) \(title)\(isEnabled ? "" : " (locked)")")
  }

  init(title: String, isFavorite: Bool = false) {
    self.title = title
    _isFavorite = State(initialValue: isFavorite)
  }

  @Environment(\.isEnabled) private var isEnabled

  private var heart: String { isFavorite ? "♥" : "♡" }
}
#sourceLocation()
