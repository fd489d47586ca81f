import SwiftUI

@Observable
final class Album {
  let title: String
  var count = 0

  init(title: String) {
    self.title = title
  }
}
@Observable
final class Library {
  let albums = [Album(title: "Sea"), Album(title: "Sky")]
  var current: Album
  var total: Int { albums.map(\.count).reduce(0, +) }

  init() {
    current = albums[0]
  }

  func showNext() {
    current = current === albums[0] ? albums[1] : albums[0]
  }
}
