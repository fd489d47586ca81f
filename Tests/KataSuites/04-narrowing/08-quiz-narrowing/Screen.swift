import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  let queue = DownloadQueue(count: 60)
  return VStack {
    QueueView(queue: queue)
    Button("Packet for 7") { queue.received(7) }
    Button("Four packets for 7") { for _ in 1...4 { queue.received(7) } }
    Button("All packets for 7") { for _ in 1...400 { queue.received(7) } }
  }
}
