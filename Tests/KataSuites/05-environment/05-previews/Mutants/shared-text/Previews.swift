import SwiftUI

#Preview("Card") {
  WallpaperCard(number: 7)
    .environment(Favorites())
}

#Preview("Favourite card") {
  WallpaperCard(number: 7)
    .environment(Favorites([7]))
}

#Preview("Search") {
  SearchField(query: Binding(get: { Query.shared.text }, set: { Query.shared.text = $0 }))
}

#Preview("Pair") {
  VStack {
    WallpaperCard(number: 7)
    WallpaperCard(number: 7)
  }
  .environment(Favorites())
}

@MainActor @Observable
private final class Query {
  static let shared = Query()
  var text = "sea"
}
