import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  Desk()
}

/// Gives its form another heading at each tap.
struct Desk: View {
  @State private var isForFamily = false

  var body: some View {
    VStack {
      Button("Other heading") { isForFamily.toggle() }
      AlbumForm(heading: isForFamily ? "For the family" : "New album")
    }
  }
}
