import SwiftUI

@MainActor @Observable final class Inbox {
  private(set) var last = ""
  @ObservationIgnored private let continuation: AsyncStream<String>.Continuation
  @ObservationIgnored let messages: AsyncStream<String>

  init() { (messages, continuation) = AsyncStream.makeStream() }

  func receive(_ message: String) {
    last = message
    continuation.yield(message)
  }
}
