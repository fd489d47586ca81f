import SwiftUI

protocol Item {
  var amount: Int { get }
}

@MainActor @Observable final class Shelf { var rows: [ShelfRow] = [] }

nonisolated struct ShelfRow: Item, Equatable, Sendable { var amount = 1 }
