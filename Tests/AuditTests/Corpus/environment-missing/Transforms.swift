import SwiftUI

@main struct MapApp: App {
  @State private var places = Places()
  var body: some Scene {
    WindowGroup { Map().modify { $0.environment(places) } }
    Window("A", id: "a") { List1().if(true) { view in view.padding().environment(places) } }
    Window("B", id: "b") { List2().transformEnvironment(\.self) { $0[Places.self] = places } }
    // What it injects stands around another view.
    Window("C", id: "c") { List3().decorated { Badge().environment(places) } }
    Window("D", id: "d") { List4().if(true) { view in view.padding() } }
  }
}

@Observable final class Places { var count = 0 }

extension View {
  func modify<Content: View>(@ViewBuilder _ change: (Self) -> Content) -> some View { change(self) }
  @ViewBuilder func `if`<Content: View>(
    _ isOn: Bool, @ViewBuilder _ change: (Self) -> Content
  ) -> some View {
    if isOn { change(self) } else { self }
  }
  func decorated<Content: View>(@ViewBuilder _ badge: () -> Content) -> some View {
    overlay { badge() }
  }
}

struct Map: View {
  @Environment(Places.self) private var /*bait*/places
  var body: some View { Text("\(places.count)") }
}
struct List1: View {
  @Environment(Places.self) private var /*bait*/places
  var body: some View { Text("\(places.count)") }
}
struct List2: View {
  @Environment(Places.self) private var /*bait*/places
  var body: some View { Text("\(places.count)") }
}
struct List3: View {
  @Environment(Places.self) private var /*!environment-missing*/places
  var body: some View { Text("\(places.count)") }
}
struct List4: View {
  @Environment(Places.self) private var /*!environment-missing*/places
  var body: some View { Text("\(places.count)") }
}
struct Badge: View {
  @Environment(Places.self) private var /*bait*/places
  var body: some View { Text("\(places.count)") }
}
