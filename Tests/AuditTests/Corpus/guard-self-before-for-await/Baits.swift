import Observation

@MainActor final class ListModel {
  private var task: Task<Void, Never>?
  let service = Service()
  func inside(_ stream: AsyncStream<Int>) {
    task = Task { [weak self] in
      for await v in stream {
        /*bait*/guard let self else { break }
        self.use(v)
      }
    }
    task = Task { [weak self] in
      /*bait*/guard let self else { return }
      self.use(1)
    }
    task = Task { [weak self] in
      /*bait*/guard let self else { return }
      for v in [1, 2] { self.use(v) }
    }
    task = Task { [weak self] in
      /*bait*/guard self != nil else { return }
      for await v in stream { self?.use(v) }
    }
    task = Task { [weak self] in
      for await v in stream { self?.use(v) }
      /*bait*/guard let self else { return }
      self.use(0)
    }
  }
  func ends(_ url: URL, _ prompt: String) {
    // These come to an end by themselves.
    task = Task { [weak self] in
      /*bait*/guard let self else { return }
      for try await line in url.lines { self.use(line.count) }
    }
    task = Task { [weak self] in
      /*bait*/guard let self else { return }
      for await v in Observations({ 1 }).prefix(1) { self.use(v) }
    }
    task = Task { [weak self] in
      /*bait*/guard let self else { return }
      for try await token in service.stream(prompt) { self.use(token) }
    }
    task = Task { [weak self] in
      /*bait*/guard let self else { return }
      for await progress in service.download(url) { self.use(progress) }
    }
    task = Task { [weak self] in
      /*bait*/guard let self else { return }
      for await v in service.events() {
        if v == 3 { break }
        self.use(v)
      }
    }
    task = Task { [weak self] in
      /*bait*/guard let self else { return }
      for await v in service.steps { self.use(v) }
      self.finish()
    }
    task = Task { [weak self] in
      do {
        /*bait*/guard let self else { return }
        self.use(1)
      }
      for await v in self?.service.events() ?? .never { self?.use(v) }
    }
    task = Task { [weak self] in
      /*bait*/guard let service = self?.service else { return }
      for await v in service.events() { self?.use(v) }
    }
  }
  /// Structured: it ends with the task of its caller.
  func structured() async {
    await withTaskGroup(of: Int.self) { [weak self] group in
      /*bait*/guard let self else { return }
      for await v in group { self.use(v) }
    }
    run { [weak self] in
      /*bait*/guard let self else { return }
      for await v in self.service.events() { self.use(v) }
    }
  }
  func finish() {}
  func use(_ n: Int) {}
  func run(_ f: () async -> Void) {}
}
@MainActor final class Progress {
  func run() {
    Task { [weak self] in
      /*bait*/guard let self else { return }
      let (steps, source) = AsyncStream<Int>.makeStream()
      work(source)
      for await step in steps { self.show(step) }
    }
  }
  func work(_ source: AsyncStream<Int>.Continuation) {}
  func show(_ n: Int) {}
}
