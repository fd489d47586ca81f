import Foundation

struct Wallpaper: Identifiable, Equatable {
  let id: Int
  var isFavorite = false
}
