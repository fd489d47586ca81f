import SwiftUI

@Observable
final class GalleryModel {
  let ids: [Int]
  private let makeTitle: (Int) -> String

  // What is on screen depends on these two, by way of `shown`: tracked.
  var newestFirst = false
  var hidden: Set<Int> = []
  // Says nothing that the id did not say, and is written while a `body` runs: not tracked.
  @ObservationIgnored private var titles: [Int: String] = [:]

  init(count: Int = 60, makeTitle: @escaping (Int) -> String = { "Wallpaper \($0)" }) {
    ids = Array(1...count)
    self.makeTitle = makeTitle
  }

  /// The cards to show, in the order to show them in.
  var shown: [Int] {
    let visible = ids.filter { !hidden.contains($0) }
    return newestFirst ? visible.reversed() : visible
  }

  /// Making a title is slow, so each is made once.
  func title(of id: Int) -> String {
    if let known = titles[id] { return known }
    let title = makeTitle(id)
    titles[id] = title
    return title
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      Button("Reverse") { model.newestFirst.toggle() }
      CardList(model: model)
    }
  }
}

struct WallpaperCell: View {
  let model: GalleryModel
  let id: Int

  var body: some View {
    Text(model.title(of: id))
    Button("Hide \(id)") { model.hidden.insert(id) }
  }
}

struct CardList: View {
  let model: GalleryModel

  var body: some View {
    ForEach(model.shown, id: \.self) { WallpaperCell(model: model, id: $0) }
  }
}
