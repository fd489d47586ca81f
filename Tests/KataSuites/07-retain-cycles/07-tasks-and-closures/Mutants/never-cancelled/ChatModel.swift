import SwiftUI

/// The chat server, which lives as long as the app.
@MainActor
final class Server {
  private(set) var drafts: [String] = []
  private var open: [AsyncStream<String>.Continuation] = []

  /// What is said from now on; the stream has no end.
  func messages() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    open.append(continuation)
    return stream
  }

  func say(_ text: String) {
    for continuation in open { continuation.yield(text) }
  }

  /// Takes its time; a task that is cancelled meanwhile saves nothing.
  func save(_ draft: String) async {
    for _ in 1...10 { await Task.yield() }
    if !Task.isCancelled { drafts.append(draft) }
  }
}

@MainActor @Observable
final class ChatModel {
  var draft = ""
  private(set) var messages: [String] = []
  @ObservationIgnored private let server: Server
  @ObservationIgnored private var listening: Task<Void, Never>?
  @ObservationIgnored lazy var clear: () -> Void = { [weak self] in self?.messages = [] }

  init(server: Server) {
    self.server = server
    listening = Task { [weak self] in
      for await message in server.messages() { self?.messages.append(message) }
    }
  }

  func leave() {
    Task { await self.server.save(self.draft) }
  }
}

struct ChatView: View {
  @Bindable var model: ChatModel

  var body: some View {
    VStack {
      ForEach(model.messages, id: \.self) { Text($0) }
      TextField("Draft", text: $model.draft)
      Button("Clear") { model.clear() }
      Button("Leave") { model.leave() }
    }
  }
}
