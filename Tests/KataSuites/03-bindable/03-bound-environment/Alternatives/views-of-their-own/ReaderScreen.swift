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
    @Bindable var settings = settings
    VStack {
      Toggle("Night", isOn: $settings.isNight)
      FontField(settings: settings)
      if let sync {
        SyncSwitch(sync: sync)
      } else {
        Text("No sync here")
      }
    }
  }
}

struct FontField: View {
  @Bindable var settings: ReaderSettings

  var body: some View {
    TextField("Font", text: $settings.font)
  }
}

struct SyncSwitch: View {
  @Bindable var sync: Sync

  var body: some View {
    Toggle("Sync", isOn: $sync.isOn)
  }
}
