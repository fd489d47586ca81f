import SwiftUI

final class ConsoleMode: ObservableObject { @Published var name = "all" }

struct Console: View {
  @StateObject private var mode = ConsoleMode()

  var body: some View {
    NavigationStack {
      List { NavigationLink("Open", value: 1) }
        .navigationDestination(for: Int.self) { _ in Detail() }
    }
    .environmentObject(mode)
  }
}

struct Detail: View {
  @EnvironmentObject var mode: ConsoleMode

  var body: some View { Text(mode.name) }
}
