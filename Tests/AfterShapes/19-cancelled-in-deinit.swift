import SwiftUI

@MainActor @Observable final class NumberModel {
  var number = 0
  private(set) var seen = 0
  @ObservationIgnored private var task: Task<Void, Never>?

  init() {
    let numbers = Observations { [weak self] in self?.number }
    task = Task { [weak self] in
      for await _ in numbers { self?.seen += 1 }
    }
  }

  deinit { task?.cancel() }
}
