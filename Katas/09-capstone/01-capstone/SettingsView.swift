import SwiftUI

@MainActor
final class Settings: ObservableObject {
  @Published var showsCount = true
}

struct SettingsView: View {
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Toggle("Show count", isOn: $settings.showsCount)
  }
}
