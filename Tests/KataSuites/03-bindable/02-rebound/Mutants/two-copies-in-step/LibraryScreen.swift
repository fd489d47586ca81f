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

  var body: some View {
    Text("Pinned: \(library.albums.filter(\.isPinned).count)")
    ForEach(library.albums) { album in
      // A parameter cannot be marked, and a local variable can: it holds the same album.
      @Bindable var album = album
      Toggle("Pin \(album.title)", isOn: $album.isPinned)
    }
  }
}

struct AlbumEditor: View {
  let library: Library

  var body: some View {
    if let album = library.selected {
      TitleField(album: album).id(album.id)
    }
  }
}

struct TitleField: View {
  let album: Album
  @State private var text: String

  init(album: Album) {
    self.album = album
    _text = State(initialValue: album.title)
  }

  var body: some View {
    TextField("Title", text: $text)
      .onChange(of: text) { album.title = text }
      .onChange(of: album.title) { text = album.title }
  }
}
