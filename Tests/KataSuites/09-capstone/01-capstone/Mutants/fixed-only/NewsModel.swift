import Combine
import Observation

@MainActor
@Observable
final class NewsModel {
  var headline = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(feed: Feed) {
    feed.$latest
      .sink { latest in self.headline = "New: \(latest)" }
      .store(in: &cancellables)
  }
}
