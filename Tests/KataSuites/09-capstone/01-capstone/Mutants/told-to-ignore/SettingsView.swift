import SwiftUI

@MainActor
final class Settings: ObservableObject {  // kata:ignore observable-object it works
  @Published var showsCount = true  // kata:ignore published it works
}

struct SettingsView: View {
  @EnvironmentObject private var settings: Settings  // kata:ignore environment-object it works

  var body: some View {
    Toggle("Show count", isOn: $settings.showsCount)
  }
}
