import SwiftUI

/// Its likes are a property of its own: tracked apart from those of all others.
@Observable
final class Wallpaper: Identifiable {
  let id: Int
  var likes: Int

  init(id: Int, likes: Int = 0) {
    self.id = id
    self.likes = likes
  }
}

@Observable
final class GalleryModel {
  /// Changes when a wallpaper comes, and then only.
  private(set) var wallpapers: [Wallpaper]

  init(count: Int = 60) { wallpapers = (1...count).map { Wallpaper(id: $0) } }

  /// The server tells how many likes a wallpaper has now; a new id is a new wallpaper.
  func update(_ id: Int, likes: Int) {
    if wallpapers.indices.contains(id - 1) {
      wallpapers[id - 1].likes = likes
    } else {
      wallpapers.append(Wallpaper(id: id, likes: likes))
    }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      CountLine(model: model)
      FirstLine(model: model)
      ForEach(model.wallpapers) { WallpaperCell(wallpaper: $0) }
    }
  }
}

struct CountLine: View {
  let model: GalleryModel

  var body: some View {
    Text("\(model.wallpapers.count) wallpapers")
  }
}

struct FirstLine: View {
  let model: GalleryModel

  var body: some View {
    Text("First: \(model.wallpapers[0].likes) likes")
  }
}

struct WallpaperCell: View {
  let wallpaper: Wallpaper

  var body: some View {
    Text("Wallpaper \(wallpaper.id): \(wallpaper.likes) likes")
  }
}
