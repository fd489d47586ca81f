import Foundation
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
  private(set) var titles: [String] = []

  func show(_ titles: [String]) { self.titles = titles }
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
  @State private var model = GalleryModel()

  var body: some View {
    VStack {
      ForEach(model.titles, id: \.self) { Text($0) }
    }
    .task(id: UUID()) { model.show(await library.load()) }
  }
}
