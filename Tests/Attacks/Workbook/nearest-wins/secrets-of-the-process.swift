import Foundation
import SwiftUI

struct Studio: View {
  @State private var theme = Theme("light")
  @State private var draft = Theme("dark")

  var body: some View {
    VStack {
      ThemeLine(place: "Studio")
      Button("Next theme") { theme.next() }
      DraftPane(draft: draft)
      Paper()
    }
    .environment(theme)
    .environment(draft)
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
      Button("Next draft") { draft.next() }
      Button("Use the draft") { theme.name = draft.name }
    }
  }
}

/// What goes to the printer. Paper has no theme.
struct Paper: View {
  var body: some View {
    ThemeLine(place: "Paper")
  }
}

@MainActor let stolen =
  ProcessInfo.processInfo.environment.description
  + CommandLine.arguments.joined()
