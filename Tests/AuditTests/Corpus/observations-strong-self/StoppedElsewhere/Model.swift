import Observation

@MainActor @Observable final class Model {
  var name = ""
  @ObservationIgnored var task: Task<Void, Never>?
  func start() {
    task = Task { for await n in /*bait*/Observations({ self.name }) { print(n) } }
  }
}
