import SwiftUI

@Observable final class Analytics {
  var events: [String] = []
  func log(_ event: String) { events.append(event) }
}

struct BuyRow: View {
  @Environment(Analytics.self) private var analytics: Analytics?

  var body: some View { Button("Buy") { analytics?.log("buy") } }
}

struct Shop: View {
  @State private var analytics = Analytics()

  var body: some View {
    VStack {
      BuyRow()
      BuyRow().environment(analytics)
    }
  }
}
