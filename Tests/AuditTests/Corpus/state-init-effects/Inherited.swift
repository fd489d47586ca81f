import SwiftUI

class Base { init() { Task {} } }
final class Child: Base { var q = 0 }
final class Grown: Base { override init() { super.init() } }
class Quiet { init() {} }
final class QuietChild: Quiet { var q = 0 }
final class Booting {
  init() { Self.boot() }
  static func boot() { NotificationCenter.default.addObserver(self, selector: #selector(x), name: nil, object: nil) }
}
final class ById { init(id: Int) { Task {} } }
final class Pure { init(id: Int = 0) {} }
final class Closed { let session: Int = { Task {}; return 1 }() }

struct Screen: View {
  @State private var child = /*!state-init-effects*/Child()
  @State private var grown = /*!state-init-effects*/Grown()
  @State private var booting = /*!state-init-effects*/Booting()
  @State private var made: ById = { /*!state-init-effects*/ById(id: 1) }()
  @State private var closed = /*!state-init-effects*/Closed()
  @State private var set: ById
  @State private var inferred: ById
  @State private var quiet = /*bait*/QuietChild()
  @State private var pure: Pure = { /*bait*/Pure() }()
  @State private var plain: Pure
  private var other: ById
  init() {
    _set = State(initialValue: /*!state-init-effects*/.init(id: 0))
    _inferred = .init(initialValue: /*!state-init-effects*/.init(id: 0))
    _plain = .init(initialValue: /*bait*/.init(id: 0))
    other = /*bait*/.init(id: 1)
  }
  var body: some View { Text("") }
}
