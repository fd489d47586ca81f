import SwiftUI

@Observable final class Model {
  /*bait*/@ObservationIgnored var plain = 0
  /*bait*/@ObservationIgnored @MainActor var isolated = 0
  /*bait*/@ObservationIgnored @available(macOS 15, *) var computed: Int { 1 }
  /*bait*/@ObservationIgnored lazy var formatter = 1
  /*bait*/@ObservationIgnored @objc var exposed = 0
  /*bait*/@ObservationIgnored @Unknown var unknown = 0
  /*bait*/@ObservationIgnored weak var parent: Model?
  /*bait*/@AppStorage("not ignored") var loud = 0
  /*bait*/@ObservationIgnored @AppStorage("shared") static var shared = 0
  // @ObservationIgnored /*bait*/@AppStorage("x") var x = 0
  // A service that is handed in is no value that a view shows.
  @ObservationIgnored /*bait*/@Dependency(\.clock) var clock
  @ObservationIgnored /*bait*/@Injected(\.memoService) private var memoService
  @ObservationIgnored /*bait*/@LazyInjected(\.repo) private var repo
  // These observe for themselves.
  @ObservationIgnored /*bait*/@Shared(.file) var shared = 0
  @ObservationIgnored /*bait*/@SharedReader(.file) var read = 0
  @ObservationIgnored /*bait*/@FetchAll var rows: [Int]
}
final class Plain {
  @ObservationIgnored /*bait*/@AppStorage("y") var y = 0
}
struct Screen: View {
  /*bait*/@AppStorage("z") var z = 0
  var body: some View { Text("") }
}
