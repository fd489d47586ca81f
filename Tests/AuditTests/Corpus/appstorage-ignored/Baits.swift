import SwiftUI

@Observable final class Settings {
  @ObservationIgnored /*bait*/@AppStorage("active") private var storedActive = 0
  var active: Int {
    get {
      access(keyPath: \.active)
      return storedActive
    }
    set { withMutation(keyPath: \.active) { storedActive = newValue } }
  }
  @ObservationIgnored @SceneStorage("tab") private var /*bait*/storedTab = 0
  var tab: Int {
    get {
      self.access(keyPath: \.tab)
      return self.storedTab
    }
    set { withMutation(keyPath: \.tab) { storedTab = newValue } }
  }
  /*bait*/@AppStorage("does not compile") var loud = 0
  @ObservationIgnored /*bait*/@Setting("own") var own = 0
  /*bait*/@ObservationIgnored var plain = 0
  @AppStorage("s") /*bait*/static var shared = 0
  @ObservationIgnored /*bait*/var AppStorage = 0
}
struct Screen: View {
  /*bait*/@AppStorage("a") private var a = 0
  /*bait*/@SceneStorage("b") private var b = 0
  var body: some View { Text("\(a)") }
}
final class Legacy: ObservableObject { /*bait*/@AppStorage("c") var c = 0 }
final class Plain { @ObservationIgnored /*bait*/@AppStorage("d") var d = 0 }
