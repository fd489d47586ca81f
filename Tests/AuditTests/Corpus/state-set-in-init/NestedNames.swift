import SwiftUI

// A type inside another hides nothing outside of that.
@Observable final class Player {
  enum State { case idle, playing }
  var state = State.idle
}
struct PlayerView: View {
  @State private var volume = 1.0
  init(volume: Double) { /*!state-set-in-init*/self.volume = volume }
  var body: some View { Text("\(volume)") }
}
