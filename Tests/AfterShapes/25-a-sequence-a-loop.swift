import SwiftUI

@MainActor @Observable final class Source { var value = "a" }

@MainActor final class Listener {
  private(set) var heard: [String] = []
  private var task: Task<Void, Never>?

  func listen(to source: Source) {
    task?.cancel()
    // A sequence that was iterated before would deliver twice.
    let values = Observations { [weak source] in source?.value }
    task = Task { [weak self] in
      for await case .some(let value) in values { self?.heard.append(value) }
    }
  }

  deinit { task?.cancel() }
}
