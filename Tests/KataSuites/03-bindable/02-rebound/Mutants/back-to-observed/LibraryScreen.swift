import SwiftUI

final class Album: Identifiable, ObservableObject {
  let id: Int
  @Published var title: String
  @Published var isPinned = false

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

final class Library: ObservableObject {
  @Published var albums = [Album(id: 1, title: "Sea"), Album(id: 2, title: "Sky")]
  @Published var selected: Album?

  /// The next album, and after the last one none.
  func selectNext() {
    let place = albums.firstIndex { $0 === selected }
    selected = albums.dropFirst(place.map { $0 + 1 } ?? 0).first
  }
}

struct LibraryScreen: View {
  @ObservedObject var library: Library

  var body: some View {
    VStack {
      Button("Next album") { library.selectNext() }
      AlbumRows(library: library)
      AlbumEditor(library: library)
    }
  }
}

struct AlbumRows: View {
  @ObservedObject var library: Library

  var body: some View {
    Text("Pinned: \(library.albums.filter(\.isPinned).count)")
    ForEach(library.albums) { album in
      AlbumRow(album: album)
    }
  }
}

struct AlbumEditor: View {
  @ObservedObject var library: Library

  var body: some View {
    if let album = library.selected {
      TitleField(album: album)
    }
  }
}

struct TitleField: View {
  @ObservedObject var album: Album

  var body: some View {
    TextField("Title", text: $album.title)
  }
}

struct AlbumRow: View {
  @ObservedObject var album: Album

  var body: some View {
    Toggle("Pin \(album.title)", isOn: $album.isPinned)
  }
}
