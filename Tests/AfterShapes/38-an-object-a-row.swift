import SwiftUI

@Observable final class Photo: Identifiable {
  let id: Int
  var isFavorite = false
  init(id: Int) { self.id = id }
}

@Observable final class Gallery { var photos = (0..<60).map(Photo.init) }

struct GalleryView: View {
  let gallery: Gallery

  var body: some View { ForEach(gallery.photos) { PhotoRow(photo: $0) } }
}

struct PhotoRow: View {
  let photo: Photo

  var body: some View {
    Button(photo.isFavorite ? "♥" : "♡") { photo.isFavorite.toggle() }
  }
}
