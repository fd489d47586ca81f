import SwiftUI

@Observable final class Board {
  @ObservationIgnored var /*!ignored-storage-read*/hidden = 0
  @ObservationIgnored private var /*!ignored-storage-read*/cache: [Int: String] = [:]
  @ObservationIgnored private var /*bait*/manual = 0
  @ObservationIgnored private var /*bait*/sorted: [Int] = []
  @ObservationIgnored private var /*bait*/unseen = 0
  @ObservationIgnored private var /*bait*/counted = 0
  var items: [Int] = []
  var shown: Int { hidden + 1 }
  var label: String { cache[0] ?? "" }
  var byHand: Int { access(keyPath: \.byHand); return manual }
  var rows: [Int] { items.isEmpty ? [] : sorted }
  var notShown: Int { unseen }
  var viaMethod: Int { count() + counted }
  func count() -> Int { items.count }
  func change() { cache[0] = "a"; manual = 1; sorted = items; unseen = 1; counted = 2 }
}
struct BoardView: View {
  let board: Board
  var body: some View {
    Text("\(board.shown) \(board.label) \(board.byHand) \(board.rows.count) \(board.viaMethod)")
    Button("x") { board.hidden += 1 }
  }
}
