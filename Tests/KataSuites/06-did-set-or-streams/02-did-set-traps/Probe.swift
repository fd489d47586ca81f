import KataTesting
import SwiftUI

@testable import Kata

/// The screen, what was saved, and volumes that no button gives.
@MainActor
func probe() -> Probe {
  Probe { probe in
    let store = VolumeStore(loaded: 9)
    let player = Player(store: store)
    for volume in [-3, 0, 4, 10, 40] {
      probe.act("Volume \(volume)") { player.volume = volume }
    }
    probe.value("volume") { "\(player.volume)" }
    probe.value("saved") { store.saves.map(String.init).joined(separator: ", ") }
    return PlayerView(player: player)
  }
}
