import SwiftUI

@testable import Kata

struct WindowView: View {
  let inbox: Inbox
  @Bindable var model: BadgeModel

  var body: some View {
    VStack {
      Text("\(inbox.unread) unread")
      Toggle("Muted", isOn: $model.isMuted)
      Button("Mail comes") { inbox.unread += 1 }
    }
  }
}

@MainActor
func screen() -> some View {
  let inbox = Inbox()
  return WindowView(inbox: inbox, model: BadgeModel(inbox: inbox, dock: Dock()))
}
