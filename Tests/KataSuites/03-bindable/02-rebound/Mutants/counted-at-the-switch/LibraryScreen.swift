import SwiftUI

@Observable
final class Album: Identifiable {
  let id: Int
  var title: String
  var isPinned = false

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

@Observable
final class Library {
  var albums = [Album(id: 1, title: "Sea"), Album(id: 2, title: "Sky")]
  var selected: Album?

  /// The next album, and after the last one none.
  func selectNext() {
    let place = albums.firstIndex { $0 === selected }
    selected = albums.dropFirst(place.map { $0 + 1 } ?? 0).first
  }
}

struct LibraryScreen: View {
  let library: Library

  var body: some View {
    VStack {
      Button("Next album") { library.selectNext() }
      AlbumRows(library: library)
      AlbumEditor(library: library)
    }
  }
}

struct AlbumRows: View {
  let library: Library
  @State private var pinned = 0

  var body: some View {
    Text("Pinned: \(pinned)")
    ForEach(library.albums) { album in
      let isPinned = Binding {
        album.isPinned
      } set: {
        album.isPinned = $0
        pinned += $0 ? 1 : -1
      }
      Toggle("Pin \(album.title)", isOn: isPinned)
    }
  }
}

struct AlbumEditor: View {
  let library: Library

  var body: some View {
    if let album = library.selected {
      // First unwrapped, then bound: behind an optional there may be nothing to bind.
      @Bindable var album = album
      TextField("Title", text: $album.title)
    }
  }
}
