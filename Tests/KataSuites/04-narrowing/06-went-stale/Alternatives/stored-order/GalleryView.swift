import SwiftUI

@Observable
final class GalleryModel {
  let ids: [Int]
  private let makeTitle: (Int) -> String

  var newestFirst = false { didSet { arrange() } }
  @ObservationIgnored var hidden: Set<Int> = [] { didSet { arrange() } }
  private(set) var shown: [Int] = []
  @ObservationIgnored private var titles: [Int: String] = [:]

  init(count: Int = 60, makeTitle: @escaping (Int) -> String = { "Wallpaper \($0)" }) {
    ids = Array(1...count)
    self.makeTitle = makeTitle
    arrange()
  }

  private func arrange() {
    let visible = ids.filter { !hidden.contains($0) }
    shown = newestFirst ? visible.reversed() : visible
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
      ForEach(model.shown, id: \.self) { WallpaperCell(model: model, id: $0) }
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
