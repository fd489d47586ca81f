import Observation

/// `stop()` is there for `deinit` alone, which never comes.
@MainActor @Observable final class Model {
  var name = ""
  @ObservationIgnored var task: Task<Void, Never>?
  func start() {
    task = Task {
      for await n in /*!observations-strong-self*/Observations({ self.name }) { print(n) }
    }
  }
  private func stop() { task?.cancel() }
  isolated deinit { stop() }
}
