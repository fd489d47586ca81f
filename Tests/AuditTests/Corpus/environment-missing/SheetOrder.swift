import SwiftUI

@Observable final class Theme { var name = "dark" }

@main struct ThemeApp: App {
  var body: some Scene {
    WindowGroup {
      Root()
      RightRoot()
      Mixed()
    }
  }
}
struct Root: View {
  @State private var theme = Theme()
  @State private var show = true
  var body: some View {
    Text("root")
      .environment(theme)
      .sheet(isPresented: $show) { SheetBody() }
  }
}
struct SheetBody: View {
  @Environment(Theme.self) private var /*!environment-missing*/theme
  var body: some View { Text(theme.name) }
}

struct RightRoot: View {
  @State private var theme = Theme()
  @State private var show = true
  var body: some View {
    Text("root")
      .sheet(isPresented: $show) { NavigationStack { RightSheet() } }
      .environment(theme)
  }
}
struct RightSheet: View {
  @Environment(Theme.self) private var /*bait*/theme
  var body: some View { Text(theme.name) }
}

// The same view once with, once without: the place that lacks it is the one to point at.
struct Mixed: View {
  @State private var theme = Theme()
  @State private var show = true
  var body: some View {
    /*bait*/Named().environment(theme)
      .fullScreenCover(isPresented: $show) { /*!environment-missing*/Named() }
      .popover(isPresented: $show) { /*bait*/Named().padding().environment(theme) }
  }
}
struct Named: View {
  @Environment(Theme.self) private var /*bait*/theme
  var body: some View { Text(theme.name) }
}
