import SwiftUI

// TODO: All of it. The brief says what is to be seen, and which bodies may run.

@Observable
final class DownloadQueue {
  init(count: Int) {}

  /// A packet of a download has come; 400 packets are all of it.
  func received(_ id: Int) {}
}

struct QueueView: View {
  let queue: DownloadQueue

  var body: some View {
    Text("Done: 0 of 0")
  }
}

struct DownloadCell: View {
  var body: some View {
    EmptyView()
  }
}
