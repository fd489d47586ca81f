import Observation

@MainActor @Observable final class Model {
  var n = 0
  @ObservationIgnored private(set) var task: Task<Void, Never>?
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  @ObservationIgnored private var named: [String: Task<Void, any Error>] = [:]
  @ObservationIgnored private var other: Task<Void, Never>?
  @ObservationIgnored private let service = Service()
  init() {
    let s = Observations { [weak self] in self?.n }
    task = /*!task-not-cancelled*/Task { [weak self] in
      for await _ in s { guard self != nil else { break } }
      print("loop ended")
    }
  }
  func a() {
    tasks.append(
      /*!task-not-cancelled*/Task { [weak self] in
        for await _ in NotificationCenter.default.notifications(named: .init("a")) { self?.b() }
      })
    named["b"] = /*!task-not-cancelled*/Task.detached { [weak self] in
      for await n in Observations({ [weak self] in self?.n }).compactMap(\.self) { print(n) }
    }
    self.other = /*!task-not-cancelled*/Task { [service] in
      while !Task.isCancelled {
        await service.load()
      }
    }
    let texts = Observations { [weak self] in self?.n }.dropFirst()
    /*!task-not-cancelled*/Task.detached { [service] in
      for await text in texts { await service.save(text) }
    }
    _ = /*!task-not-cancelled*/Task { [weak self] in
      while true {
        self?.b()
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
  func restart() {
    other?.cancel()
    other = /*!task-not-cancelled*/Task { [weak self] in
      while !Task.isCancelled { self?.b() }
    }
  }
  func b() {}
}
/// `deinit` cancels another one.
@MainActor final class Half {
  private var first: Task<Void, Never>?
  private var second: Task<Void, Never>?
  init() {
    first = Task { [weak self] in while true { self?.step() } }
    second = /*!task-not-cancelled*/Task { [weak self] in while true { self?.step() } }
  }
  deinit { first?.cancel() }
  func step() {}
}
/// Strong, too: both have to be mended.
@MainActor final class Strong {
  private var task: Task<Void, Never>?
  init() {
    task = /*!task-not-cancelled*/Task { while true { self.step() } }
  }
  func step() {}
}
actor Poller {
  private var polling: Task<Void, Never>?
  func start() {
    polling = /*!task-not-cancelled*/Task { [weak self] in
      for await _ in Transaction.updates { await self?.poll() }
    }
  }
  func poll() {}
}
