import SwiftUI
import UIKit

@Observable final class Player { var title = "" }
@Observable final class Library { var count = 0 }
@Observable final class Palette { var name = "" }

// A cell's content begins a tree of its own: nothing of the app stands above it.
@main struct PlayerApp: App {
  @State private var player = Player()
  @State private var palette = Palette()
  var body: some Scene {
    WindowGroup { /*bait*/TrackRow().environment(player).environment(palette) }
  }
}
struct TrackRow: View {
  @Environment(Player.self) private var /*bait*/player
  var body: some View { Text(player.title) }
}
struct AlbumRow: View {
  @Environment(Library.self) private var /*!environment-missing*/library
  @Environment(Palette.self) private var /*bait*/palette: Palette?
  var body: some View { Text("\(library.count)") }
}
struct Swatch: View {
  @Environment(Palette.self) private var /*bait*/palette
  var body: some View { Text(palette.name) }
}
final class TracksController: UICollectionViewController {
  private let player = Player()
  private let palette = Palette()
  private lazy var registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    cell, _, _ in
    cell.contentConfiguration = UIHostingConfiguration { /*!environment-missing*/TrackRow() }
      .margins(.all, 0)
  }
  func configure(_ cell: UICollectionViewListCell) {
    cell.contentConfiguration = UIHostingConfiguration {
      HStack { AlbumRow() }
    }
    cell.contentConfiguration = UIHostingConfiguration {
      VStack { /*!environment-missing*/TrackRow() }.environment(palette)
    }
    cell.contentConfiguration = UIHostingConfiguration {
      VStack { /*bait*/TrackRow() }.environment(player)
    }
    cell.contentConfiguration = UIHostingConfiguration { /*bait*/TrackRow().environment(player) }
    cell.contentConfiguration = UIHostingConfiguration { self.row.environment(player) }
    cell.contentConfiguration = UIHostingConfiguration(content: { /*!environment-missing*/TrackRow() })
    cell.contentConfiguration = MyConfiguration { /*bait*/TrackRow() }
    cell.contentConfiguration = UIHostingConfiguration { Text("") }
      .background { /*bait*/TrackRow() }
  }
  private var row: some View { /*bait*/TrackRow() }
}

// A picture is drawn outside of the screen.
struct Poster: View {
  @Environment(Palette.self) private var /*bait*/palette
  var body: some View { Text(palette.name).toolbar { Button("Share", action: share) } }
  private func share() {
    _ = ImageRenderer(content: /*!environment-missing*/Swatch()).uiImage
    _ = ImageRenderer(content: /*bait*/Swatch().environment(palette)).uiImage
    let renderer = ImageRenderer(content: VStack { /*!environment-missing*/Swatch() })
    renderer.scale = 2
    let swatch = /*bait*/Swatch().environment(palette)
    _ = ImageRenderer(content: swatch).uiImage
  }
}

// A controller of one's own begins a tree, too.
final class SwatchController: UIHostingController<Swatch> {
  init() { super.init(rootView: /*!environment-missing*/Swatch()) }
}
final class RightController: UIHostingController<AnyView> {
  init(palette: Palette) { super.init(rootView: AnyView(/*bait*/Swatch().environment(palette))) }
}
final class ErasedController: UIHostingController<AnyView> {
  init() { super.init(rootView: AnyView(/*!environment-missing*/Swatch())) }
}
final class OtherController: BaseController {
  init() { super.init(rootView: /*bait*/Swatch()) }
}
