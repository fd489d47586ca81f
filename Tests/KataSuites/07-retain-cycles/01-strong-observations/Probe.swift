import KataTesting
import SwiftUI

@testable import Kata

/// The window; inbox and dock outlive it.
@MainActor
func probe() -> Probe {
  let inbox = Inbox()
  let dock = Dock()
  return Probe { probe in
    probe.act("mail is read") { inbox.unread = 0 }
    probe.value("badge") { dock.badges.last ?? "none" }
    return WindowView(inbox: inbox, model: BadgeModel(inbox: inbox, dock: dock))
  }
}
