import SwiftUI

@Observable final class Settings {
  private(set) var status = "unknown"

  func refresh() {
    let found = "denied"
    if found != status { status = found }
  }
}

struct SettingsTabs: View {
  @State private var settings = Settings()

  var body: some View {
    VStack { Text(settings.status).onAppear { settings.refresh() } }
  }
}
