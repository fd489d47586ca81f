import Observation

@Observable class Base { var a = 0; var overridden: Int { 1 } }
class PlainBase { var p = 0 }
@Perceptible class Perceived { var a = 0 }
protocol Observing {}

@Observable class /*bait*/Marked: Base { var b = 0 }
@Observable class /*bait*/OverPlain: PlainBase { var q = 0 }
class /*bait*/OnlyMethods: Base { func work() {} }
class /*bait*/OnlyComputed: Base {
  var b: Int { a + 1 }
  override var overridden: Int { 2 }
}
class /*bait*/OnlyConstants: Base { let b = 1 }
class /*bait*/OnlyStatic: Base { static var shared = OnlyStatic() }
class /*bait*/OnlyIgnored: Base { @ObservationIgnored var b = 0 }
class /*bait*/OnlyHandles: Base {
  var task: Task<Void, Never>?
  private var other = Task { 1 }
  weak var parent: Base?
  lazy var formatter = 1
}
class /*bait*/OfPlain: PlainBase { var b = 0 }
class /*bait*/Conforms: Observing { var b = 0 }
class /*bait*/Foreign: SomeoneElses { var b = 0 }
class /*bait*/OfPerceived: Perceived { var b = 0 }
@Perceptible class /*bait*/OtherMacro: Base { var b = 0 }
class /*bait*/Alone { var b = 0 }
