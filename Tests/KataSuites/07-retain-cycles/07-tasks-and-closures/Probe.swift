import KataTesting
import SwiftUI

@testable import Kata

/// The screen; the server outlives it.
@MainActor
func probe() -> Probe {
  let server = Server()
  return Probe { probe in
    for text in ["Hello", "Are you there?"] {
      probe.act("somebody says \(text)") { server.say(text) }
    }
    probe.value("drafts") { server.drafts.joined(separator: ", ") }
    return ChatView(model: ChatModel(server: server))
  }
}
