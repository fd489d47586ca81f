import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
}

@Observable
final class GalleryModel {
  let wallpapers: [Wallpaper]
  var favorites: Set<Int> = []

  var favoriteCount: Int { favorites.count }

  init(count: Int = 60) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  func toggleFavorite(_ id: Int) {
    if favorites.remove(id) == nil { favorites.insert(id) }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      FavoritesLine(model: model)
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(model: model, wallpaper: wallpaper)
      }
    }
  }
}

struct FavoritesLine: View {
  let model: GalleryModel

  var body: some View {
    Text("Favourites: \(model.favoriteCount)")
  }
}

/// A heart of one card, in a type of its own: each of the sixty bodies runs once a tap.
protocol Heart: View {
  var card: Card { get }
  init(card: Card)
}

struct Card {
  let model: GalleryModel
  let id: Int
}

extension Heart {
  var body: some View {
    Text("\(card.model.favorites.contains(card.id) ? "♥" : "♡") Wallpaper \(card.id)")
  }
}

struct V1: Heart { let card: Card }
struct V2: Heart { let card: Card }
struct V3: Heart { let card: Card }
struct V4: Heart { let card: Card }
struct V5: Heart { let card: Card }
struct V6: Heart { let card: Card }
struct V7: Heart { let card: Card }
struct V8: Heart { let card: Card }
struct V9: Heart { let card: Card }
struct V10: Heart { let card: Card }
struct V11: Heart { let card: Card }
struct V12: Heart { let card: Card }
struct V13: Heart { let card: Card }
struct V14: Heart { let card: Card }
struct V15: Heart { let card: Card }
struct V16: Heart { let card: Card }
struct V17: Heart { let card: Card }
struct V18: Heart { let card: Card }
struct V19: Heart { let card: Card }
struct V20: Heart { let card: Card }
struct V21: Heart { let card: Card }
struct V22: Heart { let card: Card }
struct V23: Heart { let card: Card }
struct V24: Heart { let card: Card }
struct V25: Heart { let card: Card }
struct V26: Heart { let card: Card }
struct V27: Heart { let card: Card }
struct V28: Heart { let card: Card }
struct V29: Heart { let card: Card }
struct V30: Heart { let card: Card }
struct V31: Heart { let card: Card }
struct V32: Heart { let card: Card }
struct V33: Heart { let card: Card }
struct V34: Heart { let card: Card }
struct V35: Heart { let card: Card }
struct V36: Heart { let card: Card }
struct V37: Heart { let card: Card }
struct V38: Heart { let card: Card }
struct V39: Heart { let card: Card }
struct V40: Heart { let card: Card }
struct V41: Heart { let card: Card }
struct V42: Heart { let card: Card }
struct V43: Heart { let card: Card }
struct V44: Heart { let card: Card }
struct V45: Heart { let card: Card }
struct V46: Heart { let card: Card }
struct V47: Heart { let card: Card }
struct V48: Heart { let card: Card }
struct V49: Heart { let card: Card }
struct V50: Heart { let card: Card }
struct V51: Heart { let card: Card }
struct V52: Heart { let card: Card }
struct V53: Heart { let card: Card }
struct V54: Heart { let card: Card }
struct V55: Heart { let card: Card }
struct V56: Heart { let card: Card }
struct V57: Heart { let card: Card }
struct V58: Heart { let card: Card }
struct V59: Heart { let card: Card }
struct V60: Heart { let card: Card }

@MainActor
let hearts: [any Heart.Type] = [
  V1.self, V2.self, V3.self, V4.self, V5.self, V6.self, V7.self, V8.self, V9.self, V10.self,
  V11.self, V12.self, V13.self, V14.self, V15.self, V16.self, V17.self, V18.self, V19.self,
  V20.self,
  V21.self, V22.self, V23.self, V24.self, V25.self, V26.self, V27.self, V28.self, V29.self,
  V30.self,
  V31.self, V32.self, V33.self, V34.self, V35.self, V36.self, V37.self, V38.self, V39.self,
  V40.self,
  V41.self, V42.self, V43.self, V44.self, V45.self, V46.self, V47.self, V48.self, V49.self,
  V50.self,
  V51.self, V52.self, V53.self, V54.self, V55.self, V56.self, V57.self, V58.self, V59.self,
  V60.self,
]

struct WallpaperCell: View {
  let model: GalleryModel
  let wallpaper: Wallpaper

  var body: some View {
    HStack {
      heart
      Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
    }
  }

  private var heart: AnyView {
    let heart = hearts[wallpaper.id - 1].init(card: Card(model: model, id: wallpaper.id))
    return AnyView(heart)
  }
}
