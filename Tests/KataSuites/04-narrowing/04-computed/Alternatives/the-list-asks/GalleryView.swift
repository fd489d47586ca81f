import SwiftUI

@Observable
final class GalleryModel {
  let ids: [Int]
  var bytes = 0

  var isReady: Bool { bytes >= 1_000 }

  var percent: Int { bytes / 10 }

  init(count: Int = 60) { ids = Array(1...count) }

  func received() { bytes += 50 }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      ProgressLine(model: model)
      Button("Packet") { model.received() }
      Button("Restore") { model.bytes = 1_000 }
      Button("Start again") { model.bytes = 0 }
      CardList(model: model)
    }
  }
}

struct ProgressLine: View {
  let model: GalleryModel

  var body: some View {
    Text("Loaded: \(model.percent) %")
  }
}

struct WallpaperCell: View {
  let id: Int
  let isReady: Bool

  var body: some View {
    Text("Wallpaper \(id): \(isReady ? "ready" : "locked")")
  }
}

struct CardList: View {
  let model: GalleryModel

  var body: some View {
    let isReady = model.isReady
    ForEach(model.ids, id: \.self) { WallpaperCell(id: $0, isReady: isReady) }
  }
}
