import SwiftUI

@MainActor
@Observable
final class Settings {
  var showsCount = true
}

struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    Toggle("Show count", isOn: $settings.showsCount)
  }
}
