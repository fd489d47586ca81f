import Observation

@MainActor @Observable final class Content {
  var name = "a"
  @ObservationIgnored private var task: Task<Void, Never>?
  init() {
    task = Task { [weak self] in
      guard let self else { return }
      for await v in /*!observations-strong-self*/Observations({ self.name }) { print("got", v) }
    }
  }
  deinit { task?.cancel() }
}

@MainActor @Observable final class Stored {
  var name = ""
  @ObservationIgnored private let store = Store()
  @ObservationIgnored private var saving: Task<Void, Never>?
  init() {
    let texts = /*!observations-strong-self*/Observations { self.name }.dropFirst()
    saving = Task { [weak self] in
      for await text in texts {
        guard let self else { return }
        self.store.save(text)
      }
    }
  }
  deinit { saving?.cancel() }
}

@MainActor @Observable final class Listed {
  var a = 1
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  @ObservationIgnored private var running: Task<Void, Never>?
  @ObservationIgnored private var named: [String: Task<Void, Never>] = [:]
  @ObservationIgnored private var stream: Observations<Int, Never>?
  func start() {
    tasks.append(
      Task {
        for await v in /*!observations-strong-self*/Observations({ self.a }) { print(v) }
      })
    self.running = Task { [self] in
      let values = /*!observations-strong-self*/Observations { a }
      for await v in values { print(v) }
    }
    named["a"] = Task {
      for await v in /*!observations-strong-self*/Observations({ [self] in a }) { print(v) }
    }
    stream = /*!observations-strong-self*/Observations { self.a }
    Task {
      for await v in /*!observations-strong-self*/Observations({ self.a }) { print(v) }
    }
  }
  func restart() {
    running?.cancel()
    running = Task { @MainActor [weak self] in
      guard let me = self else { return }
      if let self {
        for await v in /*!observations-strong-self*/Observations({ self.a }) { print(v, me) }
      }
    }
  }
}
extension Listed {
  func more() {
    let finishing = /*!observations-strong-self*/Observations.untilFinished { .next(self.a) }
    running = Task { for await v in finishing { print(v) } }
    let late = Task {
      for await v in /*!observations-strong-self*/Observations<Int, Never>({ self.a }) { print(v) }
    }
    self.running = late
  }
}
actor Worker {
  var n = 0
  var task: Task<Void, Never>?
  func go() {
    task = Task {
      for await v in /*!observations-strong-self*/Observations({ self.n }) { print(v) }
    }
  }
}
