import SwiftUI

/// The state of the player.
@MainActor
final class PlayerModel: ObservableObject {
  @Published var title = "Nothing plays"
  @Published var isPlaying = false

  func toggle() { isPlaying.toggle() }
}

/// A view that shows and controls the player.
struct PlayerView: View {
  // kata:ignore state-object
  @StateObject private var model = PlayerModel()

  var body: some View {
    VStack {
      Text(model.title)
      Button(model.isPlaying ? "Pause" : "Play") { model.toggle() }
    }
  }
}
