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

struct Level: Equatable {
  var value: Int { didSet { value = min(max(value, 0), 10) } }

  init(_ value: Int) { self.value = min(max(value, 0), 10) }
}

@Observable
final class Player {
  private var level: Level {
    didSet { if level != oldValue { store.save(level.value) } }
  }
  var volume: Int {
    get { level.value }
    set { level = Level(newValue) }
  }
  @ObservationIgnored private let store: VolumeStore

  init(store: VolumeStore) {
    self.store = store
    level = Level(store.loaded)
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
