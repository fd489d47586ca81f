import SwiftUI

@MainActor
@Observable
final class Settings {
  var showsCount = true
}

struct SettingsView: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    Toggle(
      "Show count",
      isOn: Binding(get: { settings.showsCount }, set: { _ in settings.showsCount.toggle() }))
  }
}
