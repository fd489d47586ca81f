import SwiftUI

#if os(Linux)
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
#else
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

  /// Top to bottom: what it depends on, how it is made, what it shows, what it does.
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
#endif
