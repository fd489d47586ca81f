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

// TODO: The app starts; "Open the guide" stops it. Read the sentence, then mend this view.
struct GuideApp: View {
  @State private var guide = Guide()
  @State private var units = Units()
  @State private var isOpen = false

  var body: some View {
    VStack {
      Header()
        .environment(guide)
      Button("Switch units") { units.metric.toggle() }
      Button(isOpen ? "Close the guide" : "Open the guide") { isOpen.toggle() }
      if isOpen { GuidePage() }
    }
  }
}
