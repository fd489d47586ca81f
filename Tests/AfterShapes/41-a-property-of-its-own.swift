import Observation

@Observable class Base { var base = 0 }

@Observable final class Derived: Base {
  var own = 0
  override init() { super.init() }
}
