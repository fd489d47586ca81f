import SwiftUI

// TODO: Make `Theme` an @Observable model, and mend every place that finds it or offers it.
final class Theme: ObservableObject {
  @Published var name = "light"
  @Published var columns = 2

  func next() {
    name = name == "light" ? "dark" : "light"
  }
}

struct AlbumScreen: View {
  let title: String
  @StateObject private var theme = Theme()

  var body: some View {
    VStack {
      Text(title)
      Toolbar()
      ColumnsLine()
      Signature()
    }
    .environmentObject(theme)
  }
}

struct ThemeLine: View {
  @EnvironmentObject private var theme: Theme

  var body: some View {
    Text("Theme: \(theme.name)")
  }
}

struct ThemeButton: View {
  @EnvironmentObject private var theme: Theme

  var body: some View {
    Button("Next theme") { theme.next() }
  }
}

struct ColumnsLine: View {
  @EnvironmentObject private var theme: Theme

  var body: some View {
    HStack {
      Text("Columns: \(theme.columns)")
      Button("More columns") { theme.columns += 1 }
    }
  }
}

struct Signature: View {
  @EnvironmentObject private var account: Account
  @EnvironmentObject private var theme: Theme

  var body: some View {
    Text("\(account.name) likes it \(theme.name)")
  }
}
