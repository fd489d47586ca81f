import SwiftUI

@Observable final class Board {
  var header = 0
  var rows = 0
}

struct BoardView: View {
  let board: Board

  var body: some View {
    VStack {
      Text("\(board.header)")
      BoardRows(board: board)
    }
  }
}

struct BoardRows: View {
  let board: Board

  var body: some View { Text("\(board.rows)") }
}
