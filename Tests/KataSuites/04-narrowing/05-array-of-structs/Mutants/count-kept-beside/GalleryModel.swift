import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var likes = 0
}

@Observable
final class GalleryModel {
  private(set) var wallpapers: [Wallpaper]
  private(set) var count: Int
  private(set) var firstLikes = 0

  init(count: Int = 60) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
    self.count = count
  }

  /// The server tells how many likes a wallpaper has now; a new id is a new wallpaper.
  func update(_ id: Int, likes: Int) {
    if id == wallpapers[0].id { firstLikes = likes }
    if let index = wallpapers.firstIndex(where: { $0.id == id }) {
      wallpapers[index] = Wallpaper(id: id, likes: likes)
    } else {
      wallpapers.append(Wallpaper(id: id, likes: likes))
      count += 1
    }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      CountLine(model: model)
      FirstLine(model: model)
      WallpaperRows(model: model)
    }
  }
}

struct CountLine: View {
  let model: GalleryModel

  var body: some View {
    Text("\(model.count) wallpapers")
  }
}

struct FirstLine: View {
  let model: GalleryModel

  var body: some View {
    Text("First: \(model.firstLikes) likes")
  }
}

struct WallpaperCell: View {
  let wallpaper: Wallpaper

  var body: some View {
    Text("Wallpaper \(wallpaper.id): \(wallpaper.likes) likes")
  }
}

struct WallpaperRows: View {
  let model: GalleryModel

  var body: some View {
    ForEach(model.wallpapers) { WallpaperCell(wallpaper: $0) }
  }
}
