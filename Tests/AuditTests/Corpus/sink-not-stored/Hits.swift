import Combine

final class Model {
  @Published var n = 0
  let subject = PassthroughSubject<Int, Never>()
  init() {
    _ = $n./*!sink-not-stored*/sink { print($0) }
    subject./*!sink-not-stored*/sink { print($0) }
    subject.map { $0 }.removeDuplicates()
      ./*!sink-not-stored*/sink(receiveValue: { print($0) })
    let lost = subject./*!sink-not-stored*/sink { print($0) }
    print("subscribed")
  }
  func a() {
    subject./*!sink-not-stored*/sink { _ in } receiveValue: { print($0) }
    subject./*!sink-not-stored*/sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
    _ = NotificationCenter.default.publisher(for: .init("a"))./*!sink-not-stored*/sink { print($0) }
    _ = subject./*!sink-not-stored*/assign(to: \.n, on: self)
    if n > 0 {
      subject./*!sink-not-stored*/sink { print($0) }
    }
    Task {
      subject./*!sink-not-stored*/sink { print($0) }
      print("a")
    }
  }
  func b() {
    subject./*!sink-not-stored*/sink { print($0) }
  }
}
let s = Model()
_ = s.$n./*!sink-not-stored*/sink { print($0) }
