import SwiftUI

struct GalleryApp: View {
  @StateObject private var sea = Gallery(name: "Sea")
  @StateObject private var sky = Gallery(name: "Sky")
  @StateObject private var settings = Settings()
  @State private var showsSky = false

  var body: some View {
    VStack {
      Button("Other gallery") { showsSky.toggle() }
      GalleryScreen(gallery: showsSky ? sky : sea)
    }
    .environmentObject(settings)
  }
}

struct GalleryScreen: View {
  @ObservedObject var gallery: Gallery
  @StateObject private var search = SearchModel()

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
