import SwiftUI

struct GalleryApp: View {
  // Owned here: @State keeps the first of each for as long as the app is shown.
  @State private var sea = Gallery(name: "Sea")
  private let sky = Gallery(name: "Sky")
  @State private var settings = Settings()
  @State private var showsSky = false

  var body: some View {
    VStack {
      Button("Other gallery") { showsSky.toggle() }
      GalleryScreen(gallery: showsSky ? sky : sea)
    }
    .environment(settings)
  }
}

struct GalleryScreen: View {
  /// Handed down, and another one when the parent says so: a plain `let`.
  let gallery: Gallery
  // Owned here: @State keeps the first of each for as long as the app is shown.
  /// Owned, so the `$` stays as it was: `$search.text` binds the property of the object.
  @State private var search = SearchModel()

  var body: some View {
    VStack {
      TextField("Search", text: $search.text)
      Toggle("Favourites only", isOn: $search.favoritesOnly)
      Button("Clear") { search.text = "" }
      AccentLine()
      DownloadLine(gallery: gallery)
      ResultList(gallery: gallery, search: search)
    }
  }
}
