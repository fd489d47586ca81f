import SwiftUI

@Observable
final class GalleryModel {
  let ids: [Int]
  private let makeTitle: (Int) -> String

  var newestFirst = false
  var hidden: Set<Int> = []
  private var titles: [Int: String] = [:]

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
      ForEach(model.shown, id: \.self) { TitledRow(model: model, id: $0) }
    }
  }
}

struct TitledRow: View {
  let model: GalleryModel
  let id: Int

  var body: some View {
    WallpaperCell(model: model, id: id, title: model.title(of: id))
  }
}

struct WallpaperCell: View {
  let model: GalleryModel
  let id: Int
  let title: String

  var body: some View {
    Text(title)
    Button("Hide \(id)") { model.hidden.insert(id) }
  }
}
