import SwiftUI

struct Studio: View {
  @State private var theme = Theme("light")
  private let draft = Theme("dark")

  var body: some View {
    VStack {
      ThemeLine(place: "Studio")
      Button("Next theme") { theme.next() }
      DraftPane(draft: draft)
      Paper()
    }
    .environment(theme)
  }
}

/// Tries a draft out; the theme of the studio is only replaced on demand.
struct DraftPane: View {
  let draft: Theme
  /// The theme of the studio.
  @Environment(Theme.self) private var theme

  var body: some View {
    VStack {
      Text("Compare: \(theme.name), \(draft.name)")
      ThemeLine(place: "Canvas")
        // Nearer to the canvas than the studio's offer. `theme` above is not below this line, so
        // it still is the studio's.
        .environment(draft)
      Button("Next draft") { draft.next() }
      Button("Use the draft") { theme.name = draft.name }
    }
  }
}

/// What goes to the printer. Paper has no theme.
struct Paper: View {
  var body: some View {
    ThemeLine(place: "Paper")
      // The nearest offer is "none": whatever stands above is out of sight from here on.
      .environment(nil as Theme?)
  }
}
