import Synchronization

/// Messages from any thread to the event loop, in the order in which they were sent.
public final class Mailbox<Message: Sendable>: Sendable {
  private let pipe = EventPipe()
  private let messages = Mutex<[Message]>([])

  /// Readable when there is a message.
  public var descriptor: Int32 { pipe.readEnd }

  /// Makes an empty mailbox.
  public init() {}

  deinit { pipe.close() }

  /// Sends a message; any thread may.
  public func send(_ message: Message) {
    messages.withLock { $0.append(message) }
    pipe.write(1)
  }

  /// The messages that have come since the last call.
  public func take() -> [Message] {
    _ = pipe.drain()
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
