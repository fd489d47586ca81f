import SwiftUI

/// One card's own model: what changes in it wakes its own cell and nobody else.
@Observable
final class Download: Identifiable {
  let id: Int
  var isPaused = false
  private(set) var percent = 0
  /// Changes with each packet, and nobody shows it: nothing to track.
  @ObservationIgnored private var packets = 0

  init(id: Int) {
    self.id = id
  }

  func received() {
    guard !isPaused, packets < 400 else { return }
    packets += 1
    // An equal value is no change: three packets of four are silent.
    percent = packets / 4
  }
}

@Observable
final class DownloadQueue {
  let downloads: [Download]
  /// Stored, not derived: what counts the downloads anew would have to read all of them.
  private(set) var doneCount = 0

  init(count: Int) {
    downloads = (1...count).map { Download(id: $0) }
  }

  /// A packet of a download has come; 400 packets are all of it.
  func received(_ id: Int) {
    guard let download = downloads.first(where: { $0.id == id }), download.percent < 99 else {
      downloads.first { $0.id == id }?.received()
      return
    }
    download.received()
    if download.percent == 99 { doneCount += 1 }
  }
}

struct QueueView: View {
  let queue: DownloadQueue

  var body: some View {
    VStack {
      // A view of its own, so that its number is no dependency of the sixty cells' parent.
      DoneLine(queue: queue)
      ForEach(queue.downloads) { download in
        DownloadCell(download: download)
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

  var body: some View {
    Text("Wallpaper \(download.id): \(download.percent) %")
    Button("\(download.isPaused ? "Resume" : "Pause") \(download.id)") {
      download.isPaused.toggle()
    }
  }
}
