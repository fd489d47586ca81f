import SwiftUI

/// Plays to one player: the last that has signed on.
@MainActor
final class Station {
  static let shared = Station()

  private(set) var signOns = 0
  private weak var listener: Player?

  func signOn(_ player: Player) {
    signOns += 1
    listener = player
  }

  func play(_ song: String) { listener?.song = song }
}

@MainActor
@Observable
final class Player {
  var song = "nothing"
  var volume = 5

  init() { Station.shared.signOn(self) }
}

struct HomeView: View {
  @State private var ticks = 0
  private let player = Player()

  var body: some View {
    VStack {
      Text("Ticks: \(ticks)")
      Button("Tick") { ticks += 1 }
      PlayerView(player: player)
    }
  }
}

struct PlayerView: View {
  /// A reference that stays the same, so the new `PlayerView` equals the last and does not run.
  let player: Player

  var body: some View {
    Text("Playing: \(player.song)")
    Text("Volume: \(player.volume)")
    Button("Louder") { player.volume += 1 }
  }
}
