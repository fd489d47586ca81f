import SwiftUI

/// The newest headline of the service.
@MainActor
@Observable
final class NewsService {
  var headline = ""
}

/// Follows the service for as long as the model lives.
@MainActor
@Observable
final class HeadlineModel {
  private(set) var text = ""
  @ObservationIgnored private var following: Task<Void, Never>?

  init(service: NewsService) {
    following = Task {
      for await headline in Observations({ service.headline }) {
        self.text = headline.uppercased()
      }
    }
  }

  deinit { following?.cancel() }
}
