import Observation

@Observable final class WithDefault {
  var a = 0 { didSet { save() } }
  var b: Int? { didSet { save() } }
  var c: String! { willSet { save() } }
  var d: Optional<Int> { didSet { save() } }
  var rows: [Int] = [] { didSet { save() } }
  init() { /*!didset-in-init*/a = 1 }
  init(b: Int) {
    /*!didset-in-init*/self.b = b
    /*!didset-in-init*/c = ""
    /*!didset-in-init*/d = 1
    for _ in 0..<b { /*!didset-in-init*/a += 1 }
  }
  init(from file: String) throws {
    do { /*!didset-in-init*/rows = try load() } catch { /*!didset-in-init*/rows = [] }
    if file.isEmpty { /*!didset-in-init*/self.a += 1 }
  }
  func save() {}
}
@MainActor @Observable class Base {
  private(set) var isOn: Bool = false {
    willSet { print(newValue) }
    didSet { print(isOn) }
  }
  #if DEBUG
    var probe = 0 { didSet { print(probe) } }
  #endif
  init(isOn: Bool) {
    /*!didset-in-init*/self.isOn = isOn
    /*!didset-in-init*/probe = 1
  }
}
func load() throws -> [Int] { [] }
