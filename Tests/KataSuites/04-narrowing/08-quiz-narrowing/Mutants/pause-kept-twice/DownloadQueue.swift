import SwiftUI

@Observable
final class Download: Identifiable {
  let id: Int
  @ObservationIgnored private var packets = 0
  private(set) var percent = 0
  @ObservationIgnored var isPaused = false

  init(id: Int) { self.id = id }

  private(set) var isDone = false

  func received() {
    guard !isPaused, packets < 400 else { return }
    packets += 1
    percent = packets / 4
    isDone = packets == 400
  }
}

@Observable
final class DownloadQueue {
  let downloads: [Download]

  var doneCount: Int { downloads.filter(\.isDone).count }

  init(count: Int) { downloads = (1...count).map { Download(id: $0) } }

  /// A packet of a download has come; 400 packets are all of it.
  func received(_ id: Int) { downloads[id - 1].received() }
}

struct QueueView: View {
  let queue: DownloadQueue

  var body: some View {
    VStack {
      DoneLine(queue: queue)
      ForEach(queue.downloads) { DownloadCell(download: $0) }
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
  @State private var isPaused = false

  var body: some View {
    HStack {
      Text("Wallpaper \(download.id): \(download.percent) %")
      Button("\(isPaused ? "Resume" : "Pause") \(download.id)") {
        isPaused.toggle()
        download.isPaused = isPaused
      }
    }
  }
}
