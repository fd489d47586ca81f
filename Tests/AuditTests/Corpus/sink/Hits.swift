import Combine

final class A {
  var bag = Set<AnyCancellable>()
  func f(_ p: AnyPublisher<Int, Never>, _ q: AnyPublisher<Int, any Error>) {
    p./*!sink*/sink { _ in }.store(in: &bag)
    p./*!sink*/sink(receiveValue: { _ in }).store(in: &bag)
    q./*!sink*/sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
    q./*!sink*/sink(receiveCompletion: { _ in }) { _ in }.store(in: &bag)
    q./*!sink*/sink { _ in } receiveValue: { _ in }.store(in: &bag)
    p
      .map { $0 }
      ./*!sink*/sink { [weak self] _ in self?.g() }
      .store(in: &bag)
    NotificationCenter.default.publisher(for: .init("a"))./*!sink*/sink { _ in }.store(in: &bag)
    _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect()./*!sink*/sink { _ in }
    #if DEBUG
      p./*!sink*/sink() { _ in }.store(in: &bag)
    #endif
    p./*!sink*/sink(receiveValue: g).store(in: &bag)
  }
  func g() {}
  func g(_ n: Int) {}
}
