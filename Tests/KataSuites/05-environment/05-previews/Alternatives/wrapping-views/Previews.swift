import SwiftUI

// A preview is a root of its own: what the app's root offers, it has to offer itself.
#Preview("Card") {
  WallpaperCard(number: 7)
    .environment(Favorites())
}

#Preview("Favourite card") {
  WallpaperCard(number: 7)
    .environment(Favorites([7]))
}

#Preview("Search") {
  SearchSample()
}

#Preview("Pair") {
  PairSample()
}
