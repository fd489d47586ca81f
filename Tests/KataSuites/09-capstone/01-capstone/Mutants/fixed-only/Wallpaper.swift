import Foundation

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}
