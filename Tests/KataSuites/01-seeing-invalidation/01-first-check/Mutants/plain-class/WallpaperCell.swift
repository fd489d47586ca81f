import SwiftUI

final class Heart {
  var isFavorite = false
}

struct WallpaperCell: View {
  let number: Int
  @State private var heart = Heart()

  var body: some View {
    HStack {
      Text("\(heart.isFavorite ? "♥" : "♡") Wallpaper \(number)")
      Button("Favourite \(number)") {
        heart.isFavorite.toggle()
      }
    }
  }
}
