import SwiftUI

@MainActor @Observable
final class Heart {
  static let shared = Heart()
  var isFavorite = false
}

struct WallpaperCell: View {
  let number: Int
  private let heart = Heart.shared

  var body: some View {
    HStack {
      Text("\(heart.isFavorite ? "♥" : "♡") Wallpaper \(number)")
      Button("Favourite \(number)") {
        heart.isFavorite.toggle()
      }
    }
  }
}
