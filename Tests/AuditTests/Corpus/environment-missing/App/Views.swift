import SwiftUI

struct RootView: View {
  @Environment(Account.self) private var /*bait*/account
  @State private var isShown = false
  var body: some View {
    TabView {
      Tab("Songs", image: "note") { SongsView() }
      Tab("More", image: "more") { MoreView().cardStyle() }
    }
    .sheet(isPresented: $isShown) { NavigationStack { AccountView() } }
  }
}
struct SongsView: View {
  @Environment(Library.self) private var /*bait*/library
  @Environment(Player.self) private var /*bait*/player
  var body: some View { ForEach(library.songs, id: \.self) { SongRow(name: $0) } }
}
struct SongRow: View {
  let name: String
  @Environment(Downloads.self) private var /*bait*/downloads
  @Environment(Forgotten.self) private var /*!environment-missing*/forgotten
  @EnvironmentObject private var /*bait*/delegate: AppDelegate
  var body: some View { Text(name) }
}
struct MoreView: View {
  var body: some View { content }
  private var content: some View {
    if true { MoreRow() } else { EmptyView() }
  }
}
struct MoreRow: View {
  @Environment(Lost.self) private var /*!environment-missing*/lost
  @Environment(Account.self) private var /*bait*/account
  var body: some View { Text("\(lost.value)") }
}
struct AccountView: View {
  @Environment(Account.self) private var /*bait*/account
  @Environment(Downloads.self) private var /*bait*/downloads
  var body: some View { Text(account.name) }
}
/// The second window has an environment of its own.
struct AboutScreen: View {
  @Environment(Player.self) private var /*!environment-missing*/player
  var body: some View { Text("about") }
}
