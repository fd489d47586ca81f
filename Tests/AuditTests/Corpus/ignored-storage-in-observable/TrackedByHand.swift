import SwiftUI

@Observable final class Settings {
  @ObservationIgnored /*bait*/@AppStorage("size") private var storedSize = 12
  var size: Int {
    get {
      access(keyPath: \.size)
      return storedSize
    }
    set { withMutation(keyPath: \.size) { storedSize = newValue } }
  }
  @ObservationIgnored /*!ignored-storage-in-observable*/@AppStorage("name") private var storedName = ""
  var name: String { storedName }
  @ObservationIgnored /*!ignored-storage-in-observable*/@AppStorage("open") var storedOpen = 1
  var open: Int {
    access(keyPath: \.open)
    return storedOpen
  }
}
