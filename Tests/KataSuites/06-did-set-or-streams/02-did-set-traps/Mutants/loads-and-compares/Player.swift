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
      let allowed = min(max(volume, 0), 10)
      guard allowed == volume else {
        volume = allowed
        return
      }
      if volume != oldValue { store.save(volume) }
    }
  }
  @ObservationIgnored private let store: VolumeStore

  init(store: VolumeStore) {
    self.store = store
    volume = store.loaded
  }
}

struct PlayerView: View {
  let player: Player

  var body: some View {
    VStack {
      Text("Volume \(player.volume)")
      Button("Louder") { player.volume += 1 }
      Button("Softer") { player.volume -= 1 }
    }
  }
}
