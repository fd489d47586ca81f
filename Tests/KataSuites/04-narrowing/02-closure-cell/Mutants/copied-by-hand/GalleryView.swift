import SwiftUI

@Observable
final class Wallpaper: Identifiable {
  let id: Int
  var isFavorite: Bool

  init(id: Int, isFavorite: Bool = false) {
    self.id = id
    self.isFavorite = isFavorite
  }
}

@Observable
final class GalleryModel {
  private(set) var wallpapers: [Wallpaper]
  @ObservationIgnored private var undoSteps: [[Wallpaper]] = []

  init(count: Int = 60) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    undoSteps.append(wallpapers.map { Wallpaper(id: $0.id, isFavorite: $0.isFavorite) })
    wallpapers[index].isFavorite.toggle()
  }

  func undo() {
    if let last = undoSteps.popLast() { wallpapers = last }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      Button("Undo") { model.undo() }
      ForEach(model.wallpapers) { wallpaper in
        // The method of one object: the same function and the same object at each run, so equal.
        // The id, which would make sixty different contexts, stays with the cell.
        WallpaperCell(wallpaper: wallpaper, onToggle: model.toggleFavorite)
      }
    }
  }
}

struct WallpaperCell: View {
  let wallpaper: Wallpaper
  let onToggle: (Int) -> Void

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { onToggle(wallpaper.id) }
    }
  }
}
