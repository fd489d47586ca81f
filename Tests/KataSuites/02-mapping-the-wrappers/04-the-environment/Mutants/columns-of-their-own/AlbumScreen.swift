import SwiftUI

@Observable
final class Theme {
  var name = "light"
  var columns = 2

  func next() {
    name = name == "light" ? "dark" : "light"
  }
}

struct AlbumScreen: View {
  let title: String
  /// Offering is not owning: the object is kept here and only lent to the views below.
  @State private var theme = Theme()

  var body: some View {
    VStack {
      Text(title)
      Toolbar()
      ColumnsLine()
      Signature()
    }
    .environment(theme)
  }
}

struct ThemeLine: View {
  /// Found by its type. Finding subscribes to nothing; reading `name` in `body` does.
  @Environment(Theme.self) private var theme

  var body: some View {
    Text("Theme: \(theme.name)")
  }
}

struct ThemeButton: View {
  @Environment(Theme.self) private var theme

  var body: some View {
    Button("Next theme") { theme.next() }
  }
}

struct ColumnsLine: View {
  @State private var theme = Theme()

  var body: some View {
    HStack {
      Text("Columns: \(theme.columns)")
      Button("More columns") { theme.columns += 1 }
    }
  }
}

struct Signature: View {
  // Two worlds side by side: each model is found by the wrapper that fits its class.
  @EnvironmentObject private var account: Account
  @Environment(Theme.self) private var theme

  var body: some View {
    Text("\(account.name) likes it \(theme.name)")
  }
}
