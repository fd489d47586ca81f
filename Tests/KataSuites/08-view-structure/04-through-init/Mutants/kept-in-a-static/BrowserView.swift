import SwiftUI

struct Wallpaper: Equatable {
  let id: Int
  var title: String { "Wallpaper \(id)" }
}

@Observable
final class DetailModel {
  let title: String
  var stars = 0

  init(wallpaper: Wallpaper) {
    title = wallpaper.title
  }
}

struct BrowserView: View {
  @State private var number = 1
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text("Ticks: \(ticks)")
      Button("Tick") { ticks += 1 }
      Button("Next") { number += 1 }
      DetailView(wallpaper: Wallpaper(id: number))
    }
  }
}

struct DetailView: View {
  private static var known: [Int: DetailModel] = [:]
  private let viewModel: DetailModel

  init(wallpaper: Wallpaper) {
    let model = Self.known[wallpaper.id] ?? DetailModel(wallpaper: wallpaper)
    Self.known[wallpaper.id] = model
    viewModel = model
  }

  var body: some View {
    Text(viewModel.title)
    Text("Stars: \(viewModel.stars)")
    Button("Star") { viewModel.stars += 1 }
  }
}
