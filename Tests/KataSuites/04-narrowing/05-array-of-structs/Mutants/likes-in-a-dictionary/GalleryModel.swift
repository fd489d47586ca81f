import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
}

@Observable
final class GalleryModel {
  private(set) var wallpapers: [Wallpaper]
  private(set) var likes: [Int: Int] = [:]

  init(count: Int = 60) { wallpapers = (1...count).map { Wallpaper(id: $0) } }

  /// The server tells how many likes a wallpaper has now; a new id is a new wallpaper.
  func update(_ id: Int, likes: Int) {
    if !wallpapers.contains(where: { $0.id == id }) { wallpapers.append(Wallpaper(id: id)) }
    if self.likes[id] != likes { self.likes[id] = likes }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      CountLine(model: model)
      FirstLine(model: model)
      ForEach(model.wallpapers) { WallpaperCell(model: model, wallpaper: $0) }
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
    Text("First: \(model.likes[model.wallpapers[0].id, default: 0]) likes")
  }
}

struct WallpaperCell: View {
  let model: GalleryModel
  let wallpaper: Wallpaper

  var body: some View {
    Text("Wallpaper \(wallpaper.id): \(model.likes[wallpaper.id, default: 0]) likes")
  }
}
