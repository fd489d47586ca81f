import SwiftUI

@Observable final class Player {}
struct Item {}
enum Log {
  static var player: Player?
  static func bootstrapIfNeeded() {
    /*bait*/guard player == nil else { return }
    player = Player()
  }
}
struct Screen: View {
  @State private var items: [Item]?
  @State private var item: Item?
  @State private var viewModel: ScreenViewModel
  @State private var player: Player?
  @State private var text: String?
  @Binding var shared: Player?
  static var cached: Player?
  var body: some View {
    Text("")
      .onAppear {
        /*bait*/if items == nil { items = load() }
        /*bait*/if item == nil { item = Item() }
        /*bait*/guard text == nil else { return }
        text = "loaded"
        /*bait*/if shared == nil { shared = Player() }
        /*bait*/if player != nil { player = nil }
        /*bait*/if item == nil { player = Player() }
        /*bait*/player = Player()
        /*bait*/if player == nil { load() }
        /*bait*/if viewModel == nil { viewModel = ScreenViewModel() }
        /*bait*/if Screen.cached == nil { Screen.cached = Player() }
      }
      .task {
        var player: Player?
        /*bait*/if player == nil { player = Player() }
      }
    Button("Play") { /*bait*/if player == nil { player = Player() } }
  }
  private func reset() {
    /*bait*/if player == nil { player = Player() }
  }
}
struct Tapped: View {
  @State private var viewModel: SomeViewModel?
  var body: some View {
    Button("Play") { play() }.onAppear { other.play() }.task { log() }
  }
  private func play() {
    /*bait*/if viewModel == nil { viewModel = SomeViewModel() }
  }
}
final class Controller {
  var viewModel: SomeViewModel?
  func setUpIfNeeded() {
    /*bait*/if viewModel == nil { viewModel = SomeViewModel() }
  }
}
