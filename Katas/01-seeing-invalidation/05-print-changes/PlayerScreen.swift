import SwiftUI

struct PlayerScreen: View {
  let player: Player
  @StateObject private var account = Account()
  @State private var ticks = 0

  // TODO: Tap Tick and read the lines. Four of these views run for nothing: take the causes away.
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
      Cover(title: player.title, shownAt: Date())
      VolumeRow().id(ticks)
      QueueLine(player: player)
      AccountLine(account: account)
    }
  }
}

struct Cover: View {
  let title: String
  let shownAt: Date

  var body: some View {
    let _ = Self._printChanges()
    Text("Now: \(title)")
  }
}

struct QueueLine: View {
  let player: Player

  var body: some View {
    let _ = Self._printChanges()
    let _ = player.position  // so that it stays up to date
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
