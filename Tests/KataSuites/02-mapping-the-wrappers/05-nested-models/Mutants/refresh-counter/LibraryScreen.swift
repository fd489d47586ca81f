import SwiftUI

struct LibraryScreen: View {
  let library: Library
  var version = 0

  var body: some View {
    VStack {
      let _ = library.version
      TitleLine(library: library, version: library.version)
      CountLine(library: library, version: library.version)
      TotalLine(library: library, version: library.version)
      Controls(library: library, version: library.version)
    }
  }
}

struct TitleLine: View {
  let library: Library
  var version = 0

  var body: some View {
    Text("Album: \(library.current.title)")
  }
}

struct CountLine: View {
  let library: Library
  var version = 0

  var body: some View {
    Text("Count: \(library.current.count)")
  }
}

struct TotalLine: View {
  let library: Library
  var version = 0

  var body: some View {
    Text("Total: \(library.total)")
  }
}

struct Controls: View {
  let library: Library
  var version = 0

  var body: some View {
    HStack {
      Button("Add") { library.current.count += 1 }
      Button("Next album") { library.showNext() }
    }
  }
}
