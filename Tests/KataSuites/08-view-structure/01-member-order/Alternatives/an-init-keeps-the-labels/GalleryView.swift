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
  let count: Int
  var title = "Count"

  private var words: String { "\(title): \(count)" }

  init(title: String, count: Int) {
    self.title = title
    self.count = count
  }

  var body: some View { Text(words) }
}

struct CardView: View {
  // MARK: Dependencies
  @Environment(\.isEnabled) private var isEnabled

  let title: String

  @State private var isFavorite: Bool

  // MARK: Derived
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

  // MARK: Parts
  private var heading: some View {
    Text("\(heart) \(title)\(isEnabled ? "" : " (locked)")")
  }

  private func toggle() { isFavorite.toggle() }
}
