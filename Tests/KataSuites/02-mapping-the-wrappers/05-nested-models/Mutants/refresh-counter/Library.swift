import SwiftUI

final class Album {
  let title: String
  var onChange: () -> Void = {}
  var count = 0 { didSet { onChange() } }

  init(title: String) {
    self.title = title
  }
}

/// Passes nothing on: whoever reads `current.count` depends on both steps of that path, on the
/// reference in the library and on the number in the album.
@Observable
final class Library {
  let albums = [Album(title: "Sea"), Album(title: "Sky")]
  var current: Album
  private(set) var version = 0

  /// Reads the count of every album, so its readers hear of each of them.
  var total: Int { albums.map(\.count).reduce(0, +) }

  init() {
    current = albums[0]
    for album in albums {
      album.onChange = { [weak self] in self?.version += 1 }
    }
  }

  func showNext() {
    current = current === albums[0] ? albums[1] : albums[0]
  }
}
