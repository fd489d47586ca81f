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
      fontField
      syncSwitch
    }
  }

  private var fontField: some View {
    TextField("Font", text: .constant(settings.font))
  }

  @ViewBuilder private var syncSwitch: some View {
    if let sync {
      @Bindable var sync = sync
      Toggle("Sync", isOn: $sync.isOn)
    } else {
      Text("No sync here")
    }
  }
}
