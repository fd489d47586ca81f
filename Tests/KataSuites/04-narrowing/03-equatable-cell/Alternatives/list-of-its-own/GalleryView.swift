import SwiftUI

struct Download: Identifiable {
  let id: Int
  var bytes = 0
  var isFavorite = false
}

@Observable
final class GalleryModel {
  private(set) var downloads: [Download]
  private(set) var coverIndex = 0

  init(count: Int = 60) { downloads = (1...count).map { Download(id: $0) } }

  /// A thousandth of every download has come.
  func received() { for index in downloads.indices { downloads[index].bytes += 1_000 } }
  func toggleFavorite(_ id: Int) { downloads[id - 1].isFavorite.toggle() }
  func nextCover() { coverIndex = (coverIndex + 1) % downloads.count }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      Button("Packet") { model.received() }
      Button("Next cover") { model.nextCover() }
      CardList(model: model)
    }
  }
}

struct CardList: View {
  let model: GalleryModel

  var body: some View {
    card(model.downloads[model.coverIndex])
    ForEach(model.downloads) { download in
      card(download)
      Button("Favourite \(download.id)") { model.toggleFavorite(download.id) }
    }
  }

  private func card(_ download: Download) -> some View {
    WallpaperCell(id: download.id, bytes: download.bytes, isFavorite: download.isFavorite)
      .equatable()
  }
}

struct WallpaperCell: View, Equatable {
  let id: Int
  let bytes: Int
  let isFavorite: Bool

  // Whatever `body` shows, and in the grain in which it shows it: nothing more, nothing less.
  nonisolated static func == (one: WallpaperCell, other: WallpaperCell) -> Bool {
    one.id == other.id && one.bytes / 10_000 == other.bytes / 10_000
      && one.isFavorite == other.isFavorite
  }

  var body: some View {
    Text("\(isFavorite ? "♥" : "♡") Wallpaper \(id): \(bytes / 10_000) %")
  }
}
