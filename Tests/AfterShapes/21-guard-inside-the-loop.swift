import SwiftUI

@MainActor @Observable final class ListModel {
  private(set) var rows: [Int] = []
  @ObservationIgnored private var task: Task<Void, Never>?

  init(stream: AsyncStream<Int>) {
    task = Task { [weak self] in
      for await row in stream {
        guard let self else { break }
        self.rows.append(row)
      }
    }
  }

  isolated deinit { task?.cancel() }
}
