import SwiftUI

@Observable
final class Download: Identifiable {
  let id: Int
  var isPaused = false

  init(id: Int) {
    self.id = id
  }
}

@Observable
final class DownloadQueue {
  let downloads: [Download]
  private(set) var doneCount = 0
  private(set) var percents: [Int: Int] = [:]
  @ObservationIgnored private var packets: [Int: Int] = [:]

  init(count: Int) {
    downloads = (1...count).map { Download(id: $0) }
  }

  /// A packet of a download has come; 400 packets are all of it.
  func received(_ id: Int) {
    guard !downloads[id - 1].isPaused, percents[id, default: 0] < 100 else { return }
    packets[id, default: 0] += 1
    let percent = packets[id, default: 0] / 4
    if percents[id, default: 0] != percent { percents[id] = percent }
    if percent == 100 { doneCount += 1 }
  }
}

struct QueueView: View {
  let queue: DownloadQueue

  var body: some View {
    VStack {
      DoneLine(queue: queue)
      ForEach(queue.downloads) { download in
        DownloadCell(queue: queue, download: download)
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
  let queue: DownloadQueue
  let download: Download

  var body: some View {
    Text("Wallpaper \(download.id): \(queue.percents[download.id, default: 0]) %")
    Button("\(download.isPaused ? "Resume" : "Pause") \(download.id)") {
      download.isPaused.toggle()
    }
  }
}
