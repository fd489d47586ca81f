import Observation

@MainActor @Observable final class Content {
  var name = "a"
  @ObservationIgnored private var task: Task<Void, Never>?

  init() {
    let names = Observations { [weak self] in self?.name }
    task = Task { [weak self] in
      for await name in names {
        guard self != nil else { return }
        print("got", name ?? "nil")
      }
    }
  }

  isolated deinit { task?.cancel() }
}
