import SwiftUI
@Observable final class Settings {
  /*!wrapper-in-observable*/@AppStorage("theme") var theme = "dark"
  @ObservationIgnored /*bait*/@AppStorage("size") var size = 1
}
