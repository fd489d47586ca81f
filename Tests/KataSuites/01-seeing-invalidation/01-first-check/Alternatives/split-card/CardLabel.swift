import SwiftUI

struct CardLabel: View {
  let isFavorite: Bool
  let number: Int
  var body: some View { Text("\(isFavorite ? "♥" : "♡") Wallpaper \(number)") }
}
struct HeartButton: View {
  @Binding var isFavorite: Bool
  var number: Int
  var body: some View {
    Button("Favourite \(number)") { isFavorite = !isFavorite }
  }
}
