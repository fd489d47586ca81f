import SwiftUI

struct PlayerScreen: View {
  let player: Player
  @StateObject private var account = Account()
  @State private var ticks = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("Tick") {
        ticks += 1
        player.position += 5
      }
      Text("Tick \(ticks)")
      PositionLine(player: player)
      Cover(title: player.title)
      // No id that changes: the same place, the same view, the same state.
      VolumeRow()
      QueueLine(player: player)
      AccountLine(account: account)
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
  @ObservedObject var account: Account

  var body: some View {
    let _ = Self._printChanges()
    Text("Heard by \(account.name)")
    Button("Sign out") { account.name = "Guest" }
  }
}
