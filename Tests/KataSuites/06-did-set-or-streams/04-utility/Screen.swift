import SwiftUI

@testable import Kata

struct MailView: View {
  let inbox: Inbox
  let icon: AppIcon
  let keeper: BadgeKeeper

  var body: some View {
    VStack {
      Text("Badge \(icon.badge ?? 0)")
      Button("New mail") { inbox.unread += 1 }
      Button("Read all") { inbox.unread = 0 }
      Button("Rename") { inbox.title += "!" }
    }
  }
}

@MainActor
func screen() -> some View {
  let inbox = Inbox()
  let icon = AppIcon()
  return MailView(inbox: inbox, icon: icon, keeper: BadgeKeeper(inbox: inbox, icon: icon))
}
