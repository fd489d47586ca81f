import SwiftUI

struct Album {
  let title: String
  var count = 0
}

@Observable
final class Library {
  var albums = [Album(title: "Sea"), Album(title: "Sky")]
  private var index = 0

  var current: Album {
    get { albums[index] }
    set { albums[index] = newValue }
  }

  var total: Int { albums.map(\.count).reduce(0, +) }

  func showNext() {
    index = 1 - index
  }
}
