import SwiftUI

// A preview is a root of its own: what the app's root offers, it has to offer itself.
#Preview("Card") {
  WallpaperCard(number: 7)
    .environment(Favorites())
}

#Preview("Favourite card") {
  let favorites = Favorites()
  favorites.ids = [7]
  return WallpaperCard(number: 7).environment(favorites)
}

#Preview("Search") {
  // Makes a view around the preview, which owns the state. A constant would swallow each letter.
  @Previewable @State var query = "sea"
  SearchField(query: $query)
}

#Preview("Pair") {
  @Previewable @State var favorites = Favorites()
  HStack {
    WallpaperCard(number: 7).environment(favorites)
    WallpaperCard(number: 7).environment(favorites)
  }
}
