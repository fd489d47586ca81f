import Combine

final class Chain {
  private var bag = Set<AnyCancellable>()
  private var once: AnyCancellable?
  private let subject = PassthroughSubject<Int, Never>()
  private var n = 0
  func bind() {
    subject.map /*!sink-strong-self*/{ self.n + $0 }.sink { print($0) }.store(in: &bag)
    subject.handleEvents(receiveOutput: /*!sink-strong-self*/{ _ in self.n += 1 }).sink { _ in }
      .store(in: &bag)
    once = subject.filter /*!sink-strong-self*/{ $0 > self.n }.removeDuplicates().sink { _ in }
    subject.sink(receiveCompletion: /*!sink-strong-self*/{ _ in self.n = 1 }, receiveValue: { _ in })
      .store(in: &bag)
    subject.map /*bait*/{ [weak self] in (self?.n ?? 0) + $0 }.sink { _ in }.store(in: &bag)
    subject.map /*bait*/{ [n] in n + $0 }.sink { _ in }.store(in: &bag)
    subject.map /*bait*/{ $0 + 1 }.sink { _ in }.store(in: &bag)
    subject.first().map /*bait*/{ self.n + $0 }.sink { _ in }.store(in: &bag)
    subject.map /*bait*/{ self.n + $0 }.first().sink { _ in }.store(in: &bag)
    [1, 2].map /*bait*/{ self.n + $0 }.publisher.sink { _ in }.store(in: &bag)
    _ = subject.map /*bait*/{ self.n + $0 }.sink { _ in }
    subject.sink { _ in print([1].map { $0 }) }.store(in: &bag)
  }
  var stream: AnyPublisher<Int, Never> {
    subject.map /*bait*/{ self.n + $0 }.eraseToAnyPublisher()
  }
}
