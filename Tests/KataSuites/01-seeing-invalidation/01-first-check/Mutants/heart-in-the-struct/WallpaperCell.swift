import SwiftUI

@Observable
final class Heart {
  var isFull = false
}

/// One card of the gallery: a title, and a heart that says whether you like it.
struct WallpaperCell: View {
  let number: Int
  private let heart = Heart()

  var body: some View {
    HStack {
      Text("\(heart.isFull ? "♥" : "♡") Wallpaper \(number)")
      Button("Favourite \(number)") {
        heart.isFull.toggle()
      }
    }
  }
}
