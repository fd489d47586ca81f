import SwiftUI

@Observable
final class GalleryModel {
  let ids: [Int]
  var bytes = 0
  var isReady = false

  /// Computed: whoever shows it wants to hear of each change.
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
      ForEach(model.ids, id: \.self) { WallpaperCell(model: model, id: $0) }
    }
  }
}

struct ProgressLine: View {
  let model: GalleryModel

  var body: some View {
    Text("Loaded: \(model.percent) %")
      .onChange(of: model.bytes, initial: true) { model.isReady = model.bytes >= 1_000 }
  }
}

struct WallpaperCell: View {
  let model: GalleryModel
  let id: Int

  var body: some View {
    Text("Wallpaper \(id): \(model.isReady ? "ready" : "locked")")
  }
}
