import Combine
import Observation

@MainActor final class Model {
  private var task: Task<Void, Never>?
  private var tasks: [Task<Void, Never>] = []
  private var named: [String: Task<Void, Never>] = [:]
  private lazy var ticking = /*!task-strong-self*/Task {
    while true { self.tick() }
  }
  let stream: AsyncStream<Int>
  @Published var text = ""
  init(stream: AsyncStream<Int>) {
    self.stream = stream
    task = /*!task-strong-self*/Task {
      for await n in stream { self.use(n) }
    }
  }
  deinit { task?.cancel() }
  func a() {
    task = /*!task-strong-self*/Task { [self] in
      while !Task.isCancelled {
        tick()
        try? await Task.sleep(for: .seconds(1))
      }
    }
    self.task = /*!task-strong-self*/Task {
      while !Task.isCancelled {
        tick()
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
      }
    }
    tasks.append(
      /*!task-strong-self*/Task { for await _ in stream { tick() } })
    named["a"] = /*!task-strong-self*/Task.detached {
      for await n in self.stream { await self.use(n) }
    }
    let late = /*!task-strong-self*/Task { repeat { self.tick() } while true }
    task = late
    /*!task-strong-self*/Task {
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { self.tick() }
    }
    task = Task { [weak self] in
      /*!task-strong-self*/guard let self else { return }
      while !Task.isCancelled { self.tick() }
    }
  }
  func restart() {
    task?.cancel()
    task = /*!task-strong-self*/Task {
      for await value in $text.values { use(value.count) }
    }
  }
  func use(_ n: Int) {}
  func tick() {}
}
extension Model {
  func b() {
    task = /*!task-strong-self*/Task(priority: .low) {
      self.tick()
      for await n in self.stream.map({ $0 }) {
        guard !Task.isCancelled else { break }
        print(n)
      }
    }
  }
}
actor Poller {
  private var polling: Task<Void, Never>?
  private let clock = ContinuousClock()
  func start() {
    polling = /*!task-strong-self*/Task {
      while true {
        await poll()
        try? await clock.sleep(for: .seconds(1))
      }
    }
  }
  func poll() async {}
}
