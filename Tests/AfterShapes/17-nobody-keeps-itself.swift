import SwiftUI

@MainActor @Observable final class Content {
  var name = "a"
  private(set) var heard: [String] = []
  @ObservationIgnored private var task: Task<Void, Never>?

  init() {
    let names = Observations { [weak self] in self?.name }
    task = Task { [weak self] in
      for await name in names {
        guard let self, let name else { break }
        heard.append(name)
      }
    }
  }

  deinit { task?.cancel() }
}
