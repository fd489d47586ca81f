import SwiftUI

@MainActor @Observable final class Document {
  nonisolated let id: UUID
  var title: String

  init(id: UUID = UUID(), title: String) {
    self.id = id
    self.title = title
  }
}

extension Document: Equatable {
  nonisolated static func == (one: Document, other: Document) -> Bool { one.id == other.id }
}
