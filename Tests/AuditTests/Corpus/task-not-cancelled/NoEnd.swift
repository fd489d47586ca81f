import Observation

// A stream of somebody else goes on; no `deinit` says that the task must not.
@Observable final class Feed {
  @ObservationIgnored private var task: Task<Void, Never>?
  let service: any Service
  var n = 0
  init(service: any Service) {
    self.service = service
    task = /*!task-not-cancelled*/Task { [weak self] in
      for await value in service.updates { self?.n = value }
    }
  }
}
final class Given {
  private var tasks: [String: Task<Void, Never>] = [:]
  func go(_ stream: AsyncStream<Int>) {
    tasks["a"] = /*!task-not-cancelled*/Task { [weak self] in
      for await _ in stream { self?.step() }
    }
  }
  func step() {}
}
final class Ended {
  private var task: Task<Void, Never>?
  init(_ stream: AsyncStream<Int>) {
    task = /*bait*/Task { [weak self] in for await _ in stream { self?.step() } }
  }
  deinit { task?.cancel() }
  func step() {}
}
final class Stoppable {
  private var task: Task<Void, Never>?
  func go(_ stream: AsyncStream<Int>) {
    task = /*bait*/Task { [weak self] in for await _ in stream { self?.step() } }
  }
  func stop() { task?.cancel() }
  func step() {}
}
final class Leaving {
  private var task: Task<Void, Never>?
  init(_ stream: AsyncStream<Int>) {
    task = /*bait*/Task { [weak self] in
      for await _ in stream { guard let self else { return }; self.step() }
    }
  }
  func step() {}
}
final class Loose {
  init(_ stream: AsyncStream<Int>) {
    /*bait*/Task { [weak self] in for await _ in stream { self?.step() } }
  }
  func step() {}
}
protocol Service { var updates: AsyncStream<Int> { get } }
