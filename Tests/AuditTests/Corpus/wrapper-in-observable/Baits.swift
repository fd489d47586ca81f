import SwiftUI

@Observable final class Model {
  /*bait*/@MainActor var title = ""
  /*bait*/@available(iOS 18, *) var fresh: Int { 1 }
  /*bait*/@objc var exposed = 0
  /*bait*/@Relationship(deleteRule: .cascade) var children: [Int] = []
  /*bait*/@ObservationTracked var tracked = 0
  @AppStorage("shared") /*bait*/static var shared = 0
  /*bait*/@ObservationIgnored @AppStorage("a") var a = 0
  @AppStorage("b") /*bait*/@ObservationIgnored var b = 0
  #if DEBUG
    @ObservationIgnored
  #endif
  /*bait*/@SceneStorage("c") var c = 0
  /*bait*/@ViewBuilder var header: some View { Text(title) }
  func work(/*bait*/@ViewBuilder content: () -> Text) {
    /*bait*/@Bindable var model = self
    _ = model
  }
  struct Row: View {
    /*bait*/@State private var isOn = false
    var body: some View { Text("") }
  }
}
struct Plain: View {
  /*bait*/@AppStorage("theme") var theme = "dark"
  var body: some View { Text(theme) }
}
@Perceptible final class Perceived { /*bait*/@AppStorage("x") var x = 0 }
