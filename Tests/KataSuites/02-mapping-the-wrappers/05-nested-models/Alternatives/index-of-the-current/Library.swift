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
  private var index = 0

  var current: Album { albums[index] }

  /// Reads the count of every album, so its readers hear of each of them.
  var total: Int { albums.map(\.count).reduce(0, +) }

  func showNext() {
    index = (index + 1) % albums.count
  }
}
