import Combine
import Observation
import SwiftUI

@Observable final class Plain {
  var n = 0
  let id: Int
  static let shared = Plain()
  init(id: Int = 1) {
    self.id = id
    n = id
    let copy = n
    n = copy + 1
  }
}
@Observable final class Quiet {
  let store: Store
  @ObservationIgnored lazy var task = Task { 1 }
  static let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  var onTap: () -> Void = { Task {} }
  init(store: Store = Store()) {
    self.store = store
    onTap = { Task { print("later") } }
    n = UserDefaults.standard.integer(forKey: "n")
  }
  var n: Int
  func start() { Task { print("when asked") } }
}
@Observable final class Two {
  init() {}
  init(id: Int) { Task { print(id) } }
}
final class Loading {
  init() { Task { print("a") } }
}
class Base { var title = "" }
final class Derived: Base {
  override init() {
    super.init()
    title = "a"
  }
}
final class Controller: UIViewController {
  init() { title = "a" }
}
struct Value { var n = 0 }
struct Registering {
  func register() {}
  var kind = Kind.register
}
struct Screen: View {
  @State private var a = /*bait*/Plain()
  @State private var b = /*bait*/Quiet()
  @State private var c = /*bait*/Two()
  @State private var d = /*bait*/Value()
  @State private var e = /*bait*/Unknown()
  @State private var f = /*bait*/Plain.shared
  @State private var g: Loading? = /*bait*/nil
  @State private var h = /*bait*/Registering()
  @State private var i = /*bait*/Derived()
  @State private var j = /*bait*/Controller()
  @State private var k = /*bait*/0
  @StateObject private var l = /*bait*/Loading()
  private let m = /*bait*/Loading()
  @State private var n: () -> Loading = /*bait*/{ Loading() }
  @State private var o: Plain
  static let shared = Loading()
  init(plain: Plain) {
    _o = State(initialValue: /*bait*/plain)
    _f = State(initialValue: /*bait*/Plain(id: 2))
    _l = StateObject(wrappedValue: /*bait*/Loading())
  }
  var body: some View { Text("a").task { b.start() } }
}
@Observable final class Cached {
  let cache = Cache()
  @ObservationIgnored let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  init() {
    UserDefaults.standard.register(defaults: ["a": 1])
    _ = cache.data(for: "a")
  }
}
struct Other: View {
  @State private var a = /*bait*/Cached()
  var body: some View { Text("a") }
}
