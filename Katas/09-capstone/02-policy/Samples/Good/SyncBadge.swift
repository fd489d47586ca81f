import SwiftUI

/// Says how often the settings changed while the badge shows.
struct SyncBadge: View {
  let center: NotificationCenter
  @State private var changes = 0

  var body: some View {
    Text("\(changes) changes to sync")
      .onReceive(center.publisher(for: UserDefaults.didChangeNotification)) { _ in
        changes += 1
      }
  }
}
