import SwiftUI

@Observable
final class ReaderSettings {
  var isNight = false
  var font = "Serif"
}

@Observable
final class Sync {
  var isOn = false
}

struct ReaderScreen: View {
  let settings: ReaderSettings
  var sync: Sync?

  var body: some View {
    VStack {
      Page()
      SettingsPanel()
    }
    .environment(settings).environment(sync)
  }
}

struct Page: View {
  @Environment(ReaderSettings.self) private var settings

  var body: some View {
    Text("\(settings.isNight ? "Night" : "Day") in \(settings.font)")
  }
}

struct SettingsPanel: View {
  @Environment(ReaderSettings.self) private var settings
  @Environment(Sync.self) private var sync: Sync?

  var body: some View {
    VStack {
      Toggle("Night", isOn: Binding(get: { settings.isNight }, set: { settings.isNight = $0 }))
      fontField
      syncSwitch
    }
  }

  private var fontField: some View {
    TextField(
      "Font", text: Binding(get: { settings.font }, set: { settings.font = $0 }))
  }

  @ViewBuilder private var syncSwitch: some View {
    if let sync {
      Toggle("Sync", isOn: Binding(get: { sync.isOn }, set: { sync.isOn = $0 }))
    } else {
      Text("No sync here")
    }
  }
}
