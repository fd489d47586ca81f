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
  private var level: Int
  var volume: Int {
    get { level }
    set {
      level = min(max(newValue, 0), 10)
      store.save(level)
    }
  }
  @ObservationIgnored private let store: VolumeStore

  init(store: VolumeStore) {
    self.store = store
    level = min(max(store.loaded, 0), 10)
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
