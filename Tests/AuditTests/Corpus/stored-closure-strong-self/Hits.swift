import Foundation

final class Child {
  var onTap: () -> Void = {}
  var onEnd: ((Int) -> Void)?
}
final class Model {
  var n = 0
  var onChange: (() -> Void)?
  var format: (Int) -> String = { "\($0)" }
  private let child = Child()
  private var other: Child?
  lazy var action: () -> Void = /*!stored-closure-strong-self*/{ self.n += 1 }
  private lazy var reload = /*!stored-closure-strong-self*/{ [self] in n += 1 }
  init() {
    onChange = /*!stored-closure-strong-self*/{ self.n += 1 }
    self.onChange = /*!stored-closure-strong-self*/{ [self] in n += 1 }
    format = /*!stored-closure-strong-self*/{ "\($0 + self.n)" }
    child.onTap = /*!stored-closure-strong-self*/{ self.n += 1 }
    self.child.onEnd = /*!stored-closure-strong-self*/{ self.n = $0 }
    other?.onEnd = /*!stored-closure-strong-self*/{ value in self.n = value }
    onChange = /*!stored-closure-strong-self*/{ [me = self] in me.n += 1 }
    run { [weak self] in
      guard let self else { return }
      self.onChange = /*!stored-closure-strong-self*/{ self.n += 1 }
    }
  }
  func run(_ f: () -> Void) {}
}
extension Model {
  func more() {
    child.onTap = /*!stored-closure-strong-self*/{ Task { self.n += 1 } }
    onChange = /*!stored-closure-strong-self*/{ DispatchQueue.main.async { self.n += 1 } }
  }
}
