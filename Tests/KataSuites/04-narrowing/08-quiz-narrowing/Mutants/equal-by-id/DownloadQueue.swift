import SwiftUI

struct Download: Identifiable {
  let id: Int
  var isPaused = false
  var percent = 0
}

@Observable
final class DownloadQueue {
  private(set) var downloads: [Download]
  private(set) var doneCount = 0
  @ObservationIgnored private var packets: [Int: Int] = [:]

  init(count: Int) {
    downloads = (1...count).map { Download(id: $0) }
  }

  /// A packet of a download has come; 400 packets are all of it.
  func received(_ id: Int) {
    let index = id - 1
    guard !downloads[index].isPaused, downloads[index].percent < 100 else { return }
    packets[id, default: 0] += 1
    let percent = packets[id, default: 0] / 4
    if percent != downloads[index].percent { downloads[index].percent = percent }
    if percent == 100 { doneCount += 1 }
  }

  func togglePause(_ id: Int) {
    downloads[id - 1].isPaused.toggle()
  }
}

struct QueueView: View {
  let queue: DownloadQueue

  var body: some View {
    VStack {
      DoneLine(queue: queue)
      ForEach(queue.downloads) { download in
        DownloadCell(download: download) { queue.togglePause(download.id) }
          .equatable()
      }
    }
  }
}

struct DoneLine: View {
  let queue: DownloadQueue

  var body: some View {
    Text("Done: \(queue.doneCount) of \(queue.downloads.count)")
  }
}

struct DownloadCell: View, Equatable {
  let download: Download
  let onPause: () -> Void

  nonisolated static func == (one: DownloadCell, other: DownloadCell) -> Bool {
    one.download.id == other.download.id
  }

  var body: some View {
    Text("Wallpaper \(download.id): \(download.percent) %")
    Button("\(download.isPaused ? "Resume" : "Pause") \(download.id)") {
      onPause()
    }
  }
}
