import SwiftUI

/// Sends for messages.
@MainActor
@Observable
final class Mailbox {
  var letters: [String] = []
}

/// What the inbox shows.
@MainActor
@Observable
final class InboxModel {
  var mailbox: Mailbox?
}

/// The inbox, whose model gets its mailbox late.
struct InboxScreen: View {
  @Environment(Mailbox.self) private var mailbox
  @State private var model = InboxModel()

  var body: some View {
    Text("\(model.mailbox?.letters.count ?? 0) letters")
      .onAppear { model.mailbox = mailbox }
  }
}
