import Combine
import Observation
import SwiftUI

@MainActor @Observable final class Model {
  var name = ""
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  @ObservationIgnored private var onEnd: (() -> Void)?
  let subject = PassthroughSubject<Int, Never>()
  func arm() {
    withObservationTracking { _ = name } onChange: { [weak self] in
      Task { @MainActor [/*bait*/weak self] in self?.arm() }
    }
    withObservationTracking { _ = name } onChange: { [unowned self] in
      Task { [/*bait*/weak self] in self?.arm() }
    }
    // A task that ends keeps nothing for long.
    Task {
      await load { [/*bait*/weak self] in self?.arm() }
    }
    DispatchQueue.main.async {
      self.onEnd = { [/*bait*/weak self] in self?.arm() }
    }
    [1, 2].forEach { _ in
      subject.sink { [/*bait*/weak self] _ in self?.arm() }.store(in: &bag)
    }
    subject.sink { [weak self] _ in
      Task { [/*bait*/weak self] in self?.arm() }
    }.store(in: &bag)
    // The strong one beside it is the matter of another rule.
    withObservationTracking { _ = name } onChange: {
      self.arm()
      Task { [/*bait*/weak self] in self?.arm() }
    }
    UIView.animate(withDuration: 1) {
      self.onEnd = { [/*bait*/weak self] in self?.arm() }
    }
    subject.first().sink { _ in
      Task { [/*bait*/weak self] in self?.arm() }
    }.store(in: &bag)
    onEnd = { [weak self] in
      Task { [/*bait*/weak self] in self?.arm() }
    }
    withObservationTracking { _ = name } onChange: { [weak me = self] in
      Task { [/*bait*/weak me] in me?.arm() }
    }
    withObservationTracking { _ = self.name } onChange: {
      Task { [/*bait*/weak subject] in subject?.send(1) }
    }
    run { [weak self] in
      withObservationTracking { _ = 1 } onChange: {
        Task { [/*bait*/weak self] in self?.arm() }
      }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      Task { [/*bait*/weak self] in self?.arm() }
    }
  }
  func load(_ f: () -> Void) async {}
  func run(_ f: () -> Void) {}
}
final class Session {
  static let shared = Session()
  private init() {}
  let model = Model()
  func arm() {
    withObservationTracking { _ = model.name } onChange: {
      Task { [/*bait*/weak self] in self?.arm() }
    }
  }
}
