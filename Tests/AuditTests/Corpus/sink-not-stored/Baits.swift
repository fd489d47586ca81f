import Combine

final class Model {
  @Published var n = 0
  var bag = Set<AnyCancellable>()
  var one: AnyCancellable?
  let subject = PassthroughSubject<Int, Never>()
  let kitchen = Kitchen()
  func a() {
    subject./*bait*/sink { print($0) }.store(in: &bag)
    one = subject./*bait*/sink { print($0) }
    let kept = subject./*bait*/sink { print($0) }
    bag.insert(kept)
    bag.insert(subject./*bait*/sink { print($0) })
    // All its values come before it is gone.
    _ = Just(1)./*bait*/sink { print($0) }
    _ = [1, 2].publisher./*bait*/sink { print($0) }
    let used = subject./*bait*/sink { print($0) }
    used.cancel()
    subject./*bait*/assign(to: &$n)
    _ = kitchen./*bait*/sink(into: 1)
    kitchen./*bait*/sink(1)
    collect {
      subject./*bait*/sink { print($0) }
      subject./*bait*/sink { print($0) }
    }
    let end = subject./*bait*/sink { print($0) }
    run { [end] in print(end) }
    let last = subject./*bait*/sink { print($0) }
    print("wait")
    _ = last
    return use(subject./*bait*/sink { print($0) })
  }
  func implicit() -> AnyCancellable { subject./*bait*/sink { print($0) } }
  func explicit() -> AnyCancellable { return subject./*bait*/sink { print($0) } }
  var computed: AnyCancellable { subject./*bait*/sink { print($0) } }
  @SubscriptionBuilder func built() -> [AnyCancellable] {
    subject./*bait*/sink { print($0) }
    subject./*bait*/sink { print($0) }
  }
  lazy var late = subject./*bait*/sink { print($0) }
}
let top = Model().subject./*bait*/sink { print($0) }
