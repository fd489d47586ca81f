import SwiftUI

extension SurfaceSamples {
  /// The rest of Combine, as models of real code use it.
  final class Feed {
    enum Failure: Error { case offline }
    var subscriptions: [any Cancellable] = []
    let text = CurrentValueSubject<String, Never>("")
    let number = PassthroughSubject<Int?, Failure>()

    func publish<S: Subject>(_ subject: S) where S.Output == Int { subject.send(1) }

    func watch() {
      let load = Deferred { Future<Int, Failure> { $0(.success(1)) } }
      let latest = text.map { Just($0 + "!") }.switchToLatest()
      let all: some Publisher<String, Never> = latest.combineLatest(text).map { $0 + $1 }
      subscriptions.append(all.sink { _ in })
      subscriptions.append(
        number.compactMap { $0 }.replaceError(with: 0).flatMap { Just($0) }
          .merge(with: Just(3)).collect().first()
          .delay(for: .milliseconds(1), scheduler: DispatchQueue.main)
          .handleEvents(receiveOutput: { _ in }).sink { _ in })
      subscriptions.append(load.catch { _ in Just(0) }.sink { _ in })
      text.subscribe(Reader())
    }

    func read() async -> [String] {
      var words: [String] = []
      for await word in Just("a").values { words.append(word) }
      return words
    }
  }

  struct Reader: Subscriber {
    let combineIdentifier = CombineIdentifier()
    func receive(subscription: any Subscription) { subscription.request(.unlimited) }
    func receive(_ input: String) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }
}
