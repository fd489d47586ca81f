import SwiftUI

final class ConsoleEnv: ObservableObject { @Published var mode = "all" }

@main struct ConsoleApp: App {
  var body: some Scene {
    WindowGroup {
      Console()
      Outside()
      Links()
    }
  }
}
struct Console: View {
  @StateObject private var env = ConsoleEnv()
  var body: some View {
    NavigationStack {
      List { NavigationLink("open", value: 1) }
        .environmentObject(env)
        .navigationDestination(for: Int.self) { _ in Detail() }
    }
  }
}
struct Detail: View {
  @EnvironmentObject var /*!environment-missing*/env: ConsoleEnv
  var body: some View { Text(env.mode) }
}

struct Outside: View {
  @StateObject private var env = ConsoleEnv()
  var body: some View {
    NavigationStack {
      List { NavigationLink("open", value: 1) }
        .navigationDestination(for: Int.self) { _ in /*bait*/Inherits() }
    }
    .environmentObject(env)
  }
}
struct Inherits: View {
  @EnvironmentObject var /*bait*/env: ConsoleEnv
  var body: some View { Text(env.mode) }
}

struct Links: View {
  @StateObject private var env = ConsoleEnv()
  var body: some View {
    NavigationView {
      List {
        NavigationLink("eager", destination: Linked())
        NavigationLink(value: 2) { /*bait*/RowLabel() }
        NavigationLink { Text("x") } label: { /*bait*/RowLabel() }
      }
      .environmentObject(env)
    }
  }
}
struct Linked: View {
  @EnvironmentObject private var /*!environment-missing*/env: ConsoleEnv
  var body: some View { Text(env.mode) }
}
struct RowLabel: View {
  @EnvironmentObject private var /*bait*/env: ConsoleEnv
  var body: some View { Text(env.mode) }
}
