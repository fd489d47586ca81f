import Combine
import Observation
import SwiftUI

@MainActor var inits = 0
@MainActor @Observable final class Counted { init() { inits += 1 } }
final class Registry { @MainActor static var owner: ObjectIdentifier? }
@MainActor @Observable final class AppEnv {
  var done = 0
  init() { Registry.owner = ObjectIdentifier(self) }
}
@Observable final class Loading {
  init() { Task { [weak self] in await self?.load() } }
  func load() async {}
}
@Observable final class Subscribing {
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  init(store: Store) { store.$n.sink { _ in }.store(in: &bag) }
}
@Observable final class Observing {
  init() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(f), name: .init("a"), object: nil)
  }
  @objc func f() {}
}
@Observable final class Ticking {
  @ObservationIgnored private let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) {
    _ in
  }
}
@Observable final class Indirect {
  init() { setUp() }
  private func setUp() {
    if true { register() }
    URLSession.shared.dataTask(with: url) { _, _, _ in }
  }
  func register() {}
}
@Observable final class Files {
  let data: Data
  init(name: String = "a") throws { data = try Data(contentsOf: URL(filePath: name)) }
}
@Observable final class Background {
  @ObservationIgnored let session = URLSession(
    configuration: .background(withIdentifier: "a"), delegate: nil, delegateQueue: nil)
}
@Observable final class Places {
  let manager = CLLocationManager()
  init() { manager.startUpdatingLocation() }
}
@Observable final class Two {
  init() {}
  init(id: Int) { withObservationTracking { _ = id } onChange: {} }
}
struct Screen: View {
  @State private var a = /*!state-init-effects*/Counted()
  @State private var b = /*!state-init-effects*/AppEnv()
  @State var c: Loading = /*!state-init-effects*/.init()
  @State private var d = /*!state-init-effects*/Subscribing(store: .shared)
  @State private var e = /*!state-init-effects*/Observing()
  @State private var f = /*!state-init-effects*/Ticking()
  @State private var g = /*!state-init-effects*/Indirect()
  @SwiftUI.State private var h = /*!state-init-effects*/Loading.init()
  @State private var i = /*!state-init-effects*/Background()
  @State private var j = /*!state-init-effects*/Places()
  @State private var k = /*!state-init-effects*/Two(id: 1)
  @State private var l: Loading
  init() {
    _l = State(initialValue: /*!state-init-effects*/Loading())
    _a = State(wrappedValue: /*!state-init-effects*/Counted())
  }
  var body: some View { Text("a") }
}
@main struct TheApp: App {
  @State private var env = /*!state-init-effects*/AppEnv()
  var body: some Scene { WindowGroup { Screen() } }
}
