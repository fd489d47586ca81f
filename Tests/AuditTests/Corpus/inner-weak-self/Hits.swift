import Combine
import Observation

@MainActor @Observable final class Model {
  var name = ""
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private var token: (any NSObjectProtocol)?
  @ObservationIgnored private var onEnd: (() -> Void)?
  let subject = PassthroughSubject<Int, Never>()
  func arm() {
    withObservationTracking {
      _ = name
    } onChange: {
      Task { @MainActor [/*!inner-weak-self*/weak self] in self?.arm() }
    }
    withObservationTracking({ _ = name }, onChange: {
      DispatchQueue.main.async { [/*!inner-weak-self*/weak self] in self?.arm() }
    })
    withObservationTracking { _ = name } onChange: {
      print("changed")
      Task { @MainActor [/*!inner-weak-self*/weak self] in
        guard let self else { return }
        self.arm()
      }
    }
    withObservationTracking { _ = name } onChange: {
      Task { [/*!inner-weak-self*/unowned self] in self.arm() }
    }
    withObservationTracking { _ = name } onChange: {
      DispatchQueue.main.async {
        Task { [/*!inner-weak-self*/weak self] in self?.arm() }
      }
    }
  }
  func subscribe() {
    subject.sink { value in
      Task { [/*!inner-weak-self*/weak self] in self?.show(value) }
    }.store(in: &bag)
    subject.sink(receiveValue: { value in
      DispatchQueue.main.async { [value, /*!inner-weak-self*/weak self] in self?.show(value) }
    }).store(in: &self.bag)
    onEnd = {
      Task { [/*!inner-weak-self*/weak self] in self?.show(1) }
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      Task { @MainActor [/*!inner-weak-self*/weak self] in self?.show(2) }
    }
    token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) {
      _ in
      Task { @MainActor [/*!inner-weak-self*/weak self] in self?.show(3) }
    }
    task = Task {
      for await value in NotificationCenter.default.notifications(named: .init("a")) {
        Task { [/*!inner-weak-self*/weak self] in self?.show(value) }
      }
    }
  }
  func show(_ n: Int) {}
}
