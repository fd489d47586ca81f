import SwiftUI

struct PlayerScreen: View {
  let player: Player
  @ObservedObject private var account = Account()
  @State private var ticks = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("Tick") {
        ticks += 1
        player.position += 5
        account.secondsHeard += 5
      }
      Text("Tick \(ticks)")
      PositionLine(player: player)
      Cover(title: player.title)
      // No id that changes: the same place, the same view, the same state.
      VolumeRow()
      QueueLine(player: player)
      AccountLine(name: account.name) { [account] in account.name = "Guest" }
    }
  }
}

struct Cover: View {
  let title: String

  var body: some View {
    let _ = Self._printChanges()
    Text("Now: \(title)")
  }
}

struct QueueLine: View {
  let player: Player

  var body: some View {
    let _ = Self._printChanges()
    Text("\(player.queue.count) to come")
  }
}

struct AccountLine: View {
  /// Observed by the screen, which runs at each tick anyway. The line needs one value of it.
  let name: String
  /// Captures one object and nothing else, so it is the same closure at each tick.
  let signOut: () -> Void

  var body: some View {
    let _ = Self._printChanges()
    Text("Heard by \(name)")
    Button("Sign out") { signOut() }
  }
}
