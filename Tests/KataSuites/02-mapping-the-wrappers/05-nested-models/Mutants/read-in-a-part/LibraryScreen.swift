import SwiftUI

struct LibraryScreen: View {
  let library: Library

  var body: some View {
    VStack {
      TitleLine(library: library)
      CountLine(library: library)
      TotalLine(library: library)
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
  let library: Library

  var body: some View {
    Text("Count: \(library.current.count)")
  }
}

struct TotalLine: View {
  let library: Library

  var body: some View {
    Text("Total: \(library.total)")
  }
}

struct Controls: View {
  let library: Library

  var body: some View {
    HStack {
      AddButton(library: library)
      Button("Next album") { library.showNext() }
    }
  }
}

struct AddButton: View {
  let library: Library

  var body: some View {
    let next = library.current.count + 1
    Button("Add") { library.current.count = next }
  }
}
