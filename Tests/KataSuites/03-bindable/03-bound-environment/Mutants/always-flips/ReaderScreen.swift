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
      Toggle(
        "Night",
        isOn: Binding(get: { settings.isNight }, set: { _ in settings.isNight.toggle() }))
      fontField
      syncSwitch
    }
  }

  private var fontField: some View {
    // The `$settings` of `body` ends with `body`: each part binds for itself, or in passing.
    TextField("Font", text: Bindable(settings).font)
  }

  @ViewBuilder private var syncSwitch: some View {
    if let sync {
      Toggle("Sync", isOn: Binding(get: { sync.isOn }, set: { _ in sync.isOn.toggle() }))
    } else {
      Text("No sync here")
    }
  }
}
