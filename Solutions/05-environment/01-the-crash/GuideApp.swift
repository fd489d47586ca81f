import SwiftUI

@Observable
final class Guide {
  let title = "Berkeley"
  private(set) var visited: Set<String> = []

  func visit(_ place: String) { visited.insert(place) }
}

@Observable
final class Units {
  var metric = true
}

/// Owns both objects, and lends them to everything below: the header, the page, and what the page
/// shows later on.
struct GuideApp: View {
  @State private var guide = Guide()
  @State private var units = Units()
  @State private var isOpen = false

  var body: some View {
    VStack {
      Header()
      Button("Switch units") { units.metric.toggle() }
      Button(isOpen ? "Close the guide" : "Open the guide") { isOpen.toggle() }
      if isOpen { GuidePage() }
    }
    .environment(guide)
    .environment(units)
  }
}
