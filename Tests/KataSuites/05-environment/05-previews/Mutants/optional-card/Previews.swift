import SwiftUI

// A preview is a root of its own: what the app's root offers, it has to offer itself.
#Preview("Card") {
  WallpaperCard(number: 7)
}

#Preview("Favourite card") {
  WallpaperCard(number: 7)
    .environment(Favorites([7]))
}

#Preview("Search") {
  // Makes a view around the preview, which owns the state. A constant would swallow each letter.
  @Previewable @State var query = "sea"
  SearchField(query: $query)
}

#Preview("Pair") {
  VStack {
    WallpaperCard(number: 7)
    WallpaperCard(number: 7)
  }
  .environment(Favorites())
}
