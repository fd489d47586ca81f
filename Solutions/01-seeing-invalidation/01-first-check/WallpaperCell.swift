import SwiftUI

/// One card of the gallery: a title, and a heart that says whether you like it.
struct WallpaperCell: View {
  let number: Int
  @State private var isFavorite = false

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") Wallpaper \(number)")
      Button("Favourite \(number)") {
        // Only the value changes here. SwiftUI sees the write and asks for `body` again,
        // and `body` draws the heart that fits the new value.
        isFavorite.toggle()
      }
    }
  }
}
