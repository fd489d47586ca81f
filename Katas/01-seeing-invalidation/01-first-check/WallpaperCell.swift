import SwiftUI

/// One card of the gallery: a title, and a heart that says whether you like it.
struct WallpaperCell: View {
  let number: Int
  @State private var isFavorite = false

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") Wallpaper \(number)")
      Button("Favourite \(number)") {
        // TODO: A tap turns ♡ into ♥; the next tap turns ♥ back into ♡.
      }
    }
  }
}
