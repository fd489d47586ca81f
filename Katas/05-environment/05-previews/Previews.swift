import SwiftUI

// TODO: Four previews, four faults: one stops, one shows the wrong heart, one does not answer, and
// in the last one the two cards do not agree.

#Preview("Card") {
  WallpaperCard(number: 7)
}

#Preview("Favourite card") {
  WallpaperCard(number: 7)
    .environment(Favorites())
}

#Preview("Search") {
  SearchField(query: .constant("sea"))
}

#Preview("Pair") {
  VStack {
    WallpaperCard(number: 7).environment(Favorites())
    WallpaperCard(number: 7).environment(Favorites())
  }
}
