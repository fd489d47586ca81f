import SwiftUI

// This file is finished: it is the app, and the app is right.

@Observable
final class Favorites {
  var ids: Set<Int>

  init(_ ids: Set<Int> = []) { self.ids = ids }
}

struct WallpaperCard: View {
  let number: Int
  @Environment(Favorites.self) private var favorites

  var body: some View {
    HStack {
      Text("\(favorites.ids.contains(number) ? "♥" : "♡") Wallpaper \(number)")
      Button("Favourite \(number)") { favorites.ids.formSymmetricDifference([number]) }
    }
  }
}

struct SearchField: View {
  @Binding var query: String

  var body: some View {
    TextField("Search", text: $query)
    Text(query.isEmpty ? "Everything" : "Looking for \(query)")
  }
}

struct GalleryView: View {
  @State private var favorites = Favorites()
  @State private var query = ""

  var body: some View {
    VStack {
      Text("\(favorites.ids.count) favourites")
      SearchField(query: $query)
      WallpaperCard(number: 1)
      WallpaperCard(number: 2)
    }
    .environment(favorites)
  }
}
