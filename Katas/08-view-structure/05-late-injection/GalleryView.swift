import SwiftUI

@MainActor
@Observable
final class Library {
  private(set) var loads = 0
  private let titles: [String]

  init(_ titles: [String]) { self.titles = titles }

  func load() async -> [String] {
    loads += 1
    return titles
  }
}

@MainActor
@Observable
final class GalleryModel {
  var library: Library?
  private(set) var titles: [String] = []

  func bootstrapIfNeeded() async {
    guard titles.isEmpty, let library else { return }
    titles = await library.load()
  }
}

struct HomeView: View {
  let first: Library
  let second: Library
  @State private var isSwitched = false
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text("Ticks: \(ticks)")
      Button("Tick") { ticks += 1 }
      Button("Switch") { isSwitched.toggle() }
      GalleryView()
        .environment(isSwitched ? second : first)
    }
  }
}

struct GalleryView: View {
  @Environment(Library.self) private var library
  // TODO: The model gets its library when the view appears, and never another one.
  @State private var model = GalleryModel()

  var body: some View {
    VStack {
      ForEach(model.titles, id: \.self) { Text($0) }
    }
    .task { await model.bootstrapIfNeeded() }
    .onAppear { model.library = library }
  }
}
