import SwiftUI

@Observable
final class Download: Identifiable {
  let id: Int
  var isPaused = false
  private(set) var percent = 0
  @ObservationIgnored private var packets = 0

  init(id: Int) {
    self.id = id
  }

  func received() {
    guard !isPaused, packets < 400 else { return }
    packets += 1
    percent = packets / 4
  }
}

@Observable
final class DownloadQueue {
  let downloads: [Download]
  private(set) var doneCount = 0

  init(count: Int) {
    downloads = (1...count).map { Download(id: $0) }
  }

  /// A packet of a download has come; 400 packets are all of it.
  func received(_ id: Int) {
    guard let download = downloads.first(where: { $0.id == id }), download.percent < 100 else {
      return
    }
    download.received()
    if download.percent == 100 { doneCount += 1 }
  }
}

struct QueueView: View {
  let queue: DownloadQueue

  var body: some View {
    VStack {
      DoneLine(queue: queue)
      ForEach(queue.downloads) { download in
        DownloadCell(download: download) { download.isPaused.toggle() }
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

struct DownloadCell: View {
  let download: Download
  let onPause: () -> Void

  var body: some View {
    Text("Wallpaper \(download.id): \(download.percent) %")
    Button("\(download.isPaused ? "Resume" : "Pause") \(download.id)") {
      onPause()
    }
  }
}
