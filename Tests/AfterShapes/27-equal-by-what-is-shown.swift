import SwiftUI

struct User: Equatable {
  let id: Int
  var name: String
}

@Observable final class Session { var user = User(id: 1, name: "old") }

struct SessionView: View {
  let session: Session

  var body: some View { Text(session.user.name) }
}
