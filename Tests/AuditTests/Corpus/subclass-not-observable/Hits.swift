import Observation

@Observable class Base { var a = 0 }
@MainActor @Observable class Isolated: Hashable { var a = 0 }

class /*!subclass-not-observable*/PlainSub: Base { var b = 0 }
final class /*!subclass-not-observable*/Final: Base { private(set) var b: Int? }
@MainActor final class /*!subclass-not-observable*/Main: Isolated, Sendable { var rows: [Int] = [] }
class /*!subclass-not-observable*/Second: PlainSub { var c = 0 }
public class /*!subclass-not-observable*/Open: Base {
  let constant = 1
  @ObservationIgnored var ignored = 0
  public var value: String = "" { didSet { print(value) } }
}
class Holder {
  final class /*!subclass-not-observable*/Inner: Base { var b = 0 }
}
final class /*!subclass-not-observable*/Several: Base {
  var task: Task<Void, Never>?
  var b = 0, c = 1
}
final class /*!subclass-not-observable*/Conditional: Base {
  #if DEBUG
    var probe = 0
  #endif
}
@available(iOS 18, *) class /*!subclass-not-observable*/Available: Base { var b = 0 }
class /*!subclass-not-observable*/Closures: Base { var onChange: (() -> Void)? }
