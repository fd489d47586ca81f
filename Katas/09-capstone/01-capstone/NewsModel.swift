import Combine

@MainActor
final class NewsModel: ObservableObject {
  @Published var headline = ""
  private var cancellables: Set<AnyCancellable> = []

  init(feed: Feed) {
    feed.$latest
      .sink { latest in self.headline = "New: \(latest)" }
      .store(in: &cancellables)
  }
}
