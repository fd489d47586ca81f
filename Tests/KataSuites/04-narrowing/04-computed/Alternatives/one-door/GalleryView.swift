import SwiftUI

@Observable
final class GalleryModel {
  let ids: [Int]
  private(set) var bytes = 0
  private(set) var isReady = false

  var percent: Int { bytes / 10 }

  init(count: Int = 60) { ids = Array(1...count) }

  func received() { load(bytes + 50) }

  func load(_ count: Int) {
    bytes = count
    isReady = count >= 1_000
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      ProgressLine(model: model)
      Button("Packet") { model.received() }
      Button("Restore") { model.load(1_000) }
      Button("Start again") { model.load(0) }
      ForEach(model.ids, id: \.self) { WallpaperCell(model: model, id: $0) }
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
  let model: GalleryModel
  let id: Int

  var body: some View {
    Text("Wallpaper \(id): \(model.isReady ? "ready" : "locked")")
  }
}
