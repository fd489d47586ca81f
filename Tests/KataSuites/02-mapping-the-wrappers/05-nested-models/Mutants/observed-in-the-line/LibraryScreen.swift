import SwiftUI

struct LibraryScreen: View {
  let library: Library

  var body: some View {
    VStack {
      TitleLine(library: library)
      CountLine(album: library.current)
      TotalLine(library: library, first: library.albums[0], second: library.albums[1])
      Controls(library: library)
    }
  }
}

struct TitleLine: View {
  let library: Library

  var body: some View {
    Text("Album: \(library.current.title)")
  }
}

struct CountLine: View {
  @ObservedObject var album: Album

  var body: some View {
    Text("Count: \(album.count)")
  }
}

struct TotalLine: View {
  let library: Library
  @ObservedObject var first: Album
  @ObservedObject var second: Album

  var body: some View {
    Text("Total: \(library.total)")
  }
}

struct Controls: View {
  let library: Library

  var body: some View {
    HStack {
      Button("Add") { library.current.count += 1 }
      Button("Next album") { library.showNext() }
    }
  }
}
