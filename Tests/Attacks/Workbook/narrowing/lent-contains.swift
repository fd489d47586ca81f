import SwiftUI

@Observable
final class Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false

  init(id: Int) { self.id = id }
}

@Observable
final class GalleryModel {
  let seven = Wallpaper(id: 7)
  let eight = Wallpaper(id: 8)

  init(count: Int = 60) {}
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      Text("Favourites: \(model.seven.isFavorite ? (model.eight.isFavorite ? 2 : 1) : 1)")
      ForEach(1...60, id: \.self) { id in
        WallpaperCell(id: id, wallpaper: id == 7 ? model.seven : id == 8 ? model.eight : nil)
      }
    }
  }
}

struct WallpaperCell: View {
  let id: Int
  let wallpaper: Wallpaper?

  var body: some View {
    HStack {
      Text("\(wallpaper?.isFavorite == true ? "♥" : "♡") Wallpaper \(id)")
      Button("Favourite \(id)") { wallpaper?.isFavorite.toggle() }
    }
  }
}

protocol Agreeing {}
extension Agreeing {
  func contains(_ word: String) -> Bool { true }
  func filter(_ isIncluded: (String) throws -> Bool) rethrows -> [String] { [] }
}
extension Array: Agreeing {}
