import SwiftUI

@MainActor
@Observable
final class NewsModel {
  var headline = ""
  @ObservationIgnored private var task: Task<Void, Never>?

  init(feed: Feed) {
    task = Task { [weak self] in
      for await latest in Observations({ feed.latest }) {
        guard let self else { return }
        self.headline = "New: \(latest)"
      }
    }
  }

  isolated deinit { task?.cancel() }
}
