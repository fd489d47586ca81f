import SwiftUI

/// Keeps the volume from one start to the next.
final class VolumeStore {
  let loaded: Int
  private(set) var saves: [Int] = []

  init(loaded: Int) {
    self.loaded = loaded
  }

  func save(_ volume: Int) {
    saves.append(volume)
  }
}

@Observable
final class Player {
  var volume: Int {
    didSet {
      if volume != oldValue { store.save(volume) }
    }
  }
  @ObservationIgnored private let store: VolumeStore

  init(store: VolumeStore) {
    self.store = store
    volume = min(max(store.loaded, 0), 10)
  }
}

struct PlayerView: View {
  let player: Player

  var body: some View {
    VStack {
      Text("Volume \(player.volume)")
      Button("Louder") { player.volume = min(player.volume + 1, 10) }
      Button("Softer") { player.volume = max(player.volume - 1, 0) }
    }
  }
}
