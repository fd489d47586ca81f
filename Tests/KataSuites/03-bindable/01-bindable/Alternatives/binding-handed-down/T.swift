import SwiftUI
struct FavoritesToggle: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("Favourites only", isOn: $isOn) }
}
