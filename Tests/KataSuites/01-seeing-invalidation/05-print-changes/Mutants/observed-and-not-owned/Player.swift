import SwiftUI

// This file is finished.

@Observable
final class Player {
  var title = "Waves"
  var position = 0
  var queue = ["Dunes", "Harbour"]
}

final class Account: ObservableObject {
  @Published var name = "Mika"
  @Published var secondsHeard = 0
}

struct PositionLine: View {
  let player: Player

  var body: some View {
    let _ = Self._printChanges()
    Text("\(player.position) s")
  }
}

struct VolumeRow: View {
  @State private var volume = 5

  var body: some View {
    let _ = Self._printChanges()
    Text("Volume \(volume)")
    Button("Louder") { volume += 1 }
  }
}
