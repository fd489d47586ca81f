import Combine
import SwiftUI

// TODO: Album 2 counts, and nobody hears of it. Make both models @Observable instead.

final class Album: ObservableObject {
  let title: String
  @Published var count = 0

  init(title: String) {
    self.title = title
  }
}

final class Library: ObservableObject {
  let albums = [Album(title: "Sea"), Album(title: "Sky")]
  @Published var current: Album
  private var forwarding: AnyCancellable?

  var total: Int { albums.map(\.count).reduce(0, +) }

  init() {
    current = albums[0]
    // A nested object announces itself only, so its news is passed on by hand.
    forwarding = current.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }

  func showNext() {
    current = current === albums[0] ? albums[1] : albums[0]
  }
}
