import SwiftUI

// This file is finished. `Account` belongs to a package that other apps use: it stays as it is.

final class Account: ObservableObject {
  @Published var name = "Guest"
}

struct AlbumApp: View {
  @StateObject private var account = Account()
  @State private var title = "Album"

  var body: some View {
    VStack {
      Button("Rename") { title = "Favourites" }
      Button("Sign in") { account.name = "Mika" }
      AlbumScreen(title: title)
    }
    .environmentObject(account)
  }
}

/// Hands nothing on, and knows nothing of what the two below find.
struct Toolbar: View {
  var body: some View {
    HStack {
      ThemeLine()
      ThemeButton()
    }
  }
}
