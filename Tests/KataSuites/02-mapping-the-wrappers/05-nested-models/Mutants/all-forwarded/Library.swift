import Combine
import SwiftUI

final class Album: ObservableObject {
  let title: String
  @Published var count = 0

  init(title: String) {
    self.title = title
  }
}

/// Passes nothing on: whoever reads `current.count` depends on both steps of that path, on the
/// reference in the library and on the number in the album.
final class Library: ObservableObject {
  let albums = [Album(title: "Sea"), Album(title: "Sky")]
  @Published var current: Album
  private var forwarding: [AnyCancellable] = []

  /// Reads the count of every album, so its readers hear of each of them.
  var total: Int { albums.map(\.count).reduce(0, +) }

  init() {
    current = albums[0]
    forwarding = albums.map { album in
      album.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
  }

  func showNext() {
    current = current === albums[0] ? albums[1] : albums[0]
  }
}
