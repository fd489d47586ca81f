import SwiftUI

struct SearchSample: View {
  @State private var query = "sea"

  var body: some View {
    SearchField(query: $query)
  }
}

struct PairSample: View {
  @State private var favorites = Favorites()

  var body: some View {
    VStack {
      WallpaperCard(number: 7)
      WallpaperCard(number: 7)
    }
    .environment(favorites)
  }
}
