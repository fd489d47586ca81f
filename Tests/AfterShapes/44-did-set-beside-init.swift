import SwiftUI

@Observable final class Settings {
  var volume: Int { didSet { save() } }
  @ObservationIgnored private(set) var saves = 0

  init(volume: Int) { self.volume = volume }

  private func save() { saves += 1 }
}
