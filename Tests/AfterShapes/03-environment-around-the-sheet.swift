import SwiftUI

@Observable final class Theme { var name = "dark" }

struct Root: View {
  @State private var theme = Theme()
  @State private var isShown = true

  var body: some View {
    Text("root")
      .sheet(isPresented: $isShown) { SheetContent() }
      .environment(theme)
  }
}

struct SheetContent: View {
  @Environment(Theme.self) private var theme

  var body: some View { Text(theme.name) }
}
