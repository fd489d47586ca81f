import Combine

final class VM: ObservableObject {
  @Published var text = ""
  @Published var count = 0
  private var bag = Set<AnyCancellable>()
  private var one: AnyCancellable?
  private var list: [AnyCancellable] = []
  private let child = Child()
  private let subject = CurrentValueSubject<Int, Never>(0)
  init() {
    $text.map(\.count)./*!assign-to-self*/assign(to: \.count, on: self).store(in: &bag)
    one = subject./*!assign-to-self*/assign(to: \.count, on: self)
    self.one = child.$n./*!assign-to-self*/assign(to: \VM.count, on: self)
    list.append(subject./*!assign-to-self*/assign(to: \.count, on: self))
    bag.insert(subject./*!assign-to-self*/assign(to: \.count, on: self))
    let kept = subject./*!assign-to-self*/assign(to: \.count, on: self)
    one = kept
    subject
      .receive(on: RunLoop.main)
      ./*!assign-to-self*/assign(to: \.count, on: self)
      .store(in: &self.bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in 1 }
      ./*!assign-to-self*/assign(to: \.count, on: self).store(in: &bag)
  }
}
extension VM {
  func more() {
    NotificationCenter.default.publisher(for: .init("a")).map { _ in 1 }
      ./*!assign-to-self*/assign(to: \.count, on: self).store(in: &bag)
  }
  func both() {
    Publishers.CombineLatest($text, $count).map { $0.count + $1 }
      ./*!assign-to-self*/assign(to: \.count, on: self).store(in: &bag)
    Publishers.Merge(subject, URLSession.shared.dataTaskPublisher(for: url))
      ./*!assign-to-self*/assign(to: \.count, on: self).store(in: &bag)
  }
  func again() {
    one?.cancel()
    one = subject./*!assign-to-self*/assign(to: \.count, on: self)
  }
}
