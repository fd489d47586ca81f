import Observation

@Observable final class Limits {
  var n = 0 { didSet { /*!didset-assigns-self*/n = min(n, 10) } }
  var m = 0 {
    didSet {
      print("changed")
      /*!didset-assigns-self*/self.m = max(m, 0)
    }
  }
  var text = "" { didSet { /*!didset-assigns-self*/text = text.lowercased() } }
  var rows: [Int] = [] { didSet { /*!didset-assigns-self*/rows.sort() } }
  var tags = ["a"] { didSet { /*!didset-assigns-self*/tags.append("b") } }
  var count = 0 { didSet { /*!didset-assigns-self*/count += 1 } }
  var old = 0 { didSet(before) { /*!didset-assigns-self*/old = before } }
  var both = 0 {
    willSet { print(newValue) }
    didSet { do { /*!didset-assigns-self*/both = 1 } }
  }
  #if DEBUG
    var probe = 0 { didSet { /*!didset-assigns-self*/probe = 0 } }
  #endif
  private(set) var late = 0 {
    didSet {
      if late > 3 { print("high") }
      /*!didset-assigns-self*/late = 3
    }
  }
}
@MainActor @Observable class Base: NSObject {
  var names: Set<String> = [] { didSet { /*!didset-assigns-self*/self.names.remove("") } }
}
