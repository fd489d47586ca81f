import SwiftUI

@Observable
final class Album {
  let title: String
  var count = 0

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

  /// Reads the count of every album, so its readers hear of each of them.
  var total: Int { albums.map(\.count).reduce(0, +) }

  init() {
    current = albums[0]
  }

  func showNext() {
    current = current === albums[0] ? albums[1] : albums[0]
  }
}
