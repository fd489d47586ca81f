import SwiftUI

@MainActor
@Observable
final class Settings {
  var showsCount = true
}

struct SettingsView: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Toggle("Show count", isOn: $settings.showsCount)
  }
}
