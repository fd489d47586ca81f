import SwiftUI
private struct SettingsKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue = Settings()
}
extension EnvironmentValues {
  var settings: Settings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}
