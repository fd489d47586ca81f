import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  PlayerView(player: Player(store: VolumeStore(loaded: 9)))
}
