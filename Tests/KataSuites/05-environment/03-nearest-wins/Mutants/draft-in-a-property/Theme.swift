import SwiftUI

// This file is finished.

@Observable
final class Theme {
  var name: String

  init(_ name: String) { self.name = name }

  func next() {
    let names = ["light", "dark", "sepia"]
    name = names[((names.firstIndex(of: name) ?? 0) + 1) % names.count]
  }
}

/// Reads "Canvas: dark", or "Canvas: plain" where no theme is found.
struct ThemeLine: View {
  let place: String
  @Environment(Theme.self) private var theme: Theme?

  var body: some View {
    Text("\(place): \(theme?.name ?? "plain")")
  }
}
