import SwiftUI

/// The signed-in user.
@MainActor
@Observable
final class Account {
  var name = "Guest"
}

/// The profile screen.
struct ProfileScreen: View {
  var body: some View {
    NavigationStack {
      ProfileHeader()
        .navigationTitle("Profile")
    }
  }
}

/// The header of the profile screen.
struct ProfileHeader: View {
  @Environment(Account.self) private var account

  var body: some View {
    Text("Hello, \(account.name)")
  }
}

#Preview {
  ProfileScreen()
}
