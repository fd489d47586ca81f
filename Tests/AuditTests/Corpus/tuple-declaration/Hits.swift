import Observation

@Observable final class Size {
  var /*!tuple-declaration*/(w, h) = (1, 2)
  var depth = 3
  private var /*!tuple-declaration*/(x, y): (Int, Int) = (0, 0)
  public private(set) var /*!tuple-declaration*/(first, second) = ("a", "b")
  var /*!tuple-declaration*/(a, (b, c)) = (1, (2, 3))
  var /*!tuple-declaration*/(left, _) = (1, 2)
  #if DEBUG
    var /*!tuple-declaration*/(probe, trace) = (0, 0)
  #endif
  @MainActor var /*!tuple-declaration*/(isOn, isReady) = (false, false)
  final class Plain { var /*bait*/(p, q) = (1, 2) }
}
@MainActor @Observable public class Base: NSObject {
  var /*!tuple-declaration*/(min, max) = limits()
}
extension Size {
  @Observable final class Inner {
    internal var
      /*!tuple-declaration*/(row, column) = (0, 0)
  }
}
@Observable
final class Other {
  weak var parent: Size?
  var /*!tuple-declaration*/(start, end): (Double, Double)
  init() { (start, end) = (0, 1) }
}
func limits() -> (Int, Int) { (0, 1) }
