import SwiftUI

struct WallpaperCell: View {
  let number: Int
  @State private var isFavorite = false

  private var heart: String { isFavorite ? "♥" : "♡" }

  var body: some View {
    VStack {
      Text("\(heart) Wallpaper \(number)")
      Button("Favourite \(number)", action: flip)
    }
  }

  private func flip() {
    isFavorite = !isFavorite
  }
}
