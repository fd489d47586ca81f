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
  /// A value that is corrected before it is stored needs no second assignment: so a setter decides
  /// here, and no observer is there to run again.
  var volume: Int {
    get { level }
    set {
      let allowed = Self.allowed(newValue)
      level = allowed
      if allowed != store.saves.last ?? store.loaded { store.save(allowed) }
    }
  }
  /// Tracked: whoever reads `volume` reads this.
  private var level: Int
  @ObservationIgnored private let store: VolumeStore

  init(store: VolumeStore) {
    self.store = store
    // The first assignment asks no setter and no observer, so it corrects the value itself.
    level = Self.allowed(store.loaded)
  }

  private static func allowed(_ volume: Int) -> Int {
    min(max(volume, 0), 10)
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
