import Combine

final class A {
  private var bag = Set</*!any-cancellable*/AnyCancellable>()
  private var list: [/*!any-cancellable*/AnyCancellable] = []
  var one: /*!any-cancellable*/AnyCancellable?
  var other: Combine.AnyCancellable?
  lazy var set: Set</*!any-cancellable*/AnyCancellable> = []
  func f() -> /*!any-cancellable*/AnyCancellable { /*!any-cancellable*/AnyCancellable {} }
  func g(_ c: /*!any-cancellable*/AnyCancellable, in set: inout Set</*!any-cancellable*/AnyCancellable>) {}
  let map: [String: /*!any-cancellable*/AnyCancellable] = [:]
}
extension /*!any-cancellable*/AnyCancellable { func keep() {} }
