import SwiftUI

struct SearchBar: View {
  @Bindable var search: SearchModel

  var body: some View {
    TextField("Search", text: $search.text)
    Toggle("Favourites only", isOn: $search.favoritesOnly)
    Button("Clear") { search.text = "" }
  }
}
