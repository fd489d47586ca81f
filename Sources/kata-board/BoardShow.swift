import Foundation
import LineEditing
import Reports
import Shell
import Workbook
import Workshop

/// Looks at the room and puts what it sees into words, again and again.
struct BoardShow {
  let folder: WorkshopFolder
  let language: Language
  let output: SessionOutput
  private var reader: RoomReader
  private var passes: [RoomView.Pass] = []
  private let start = ContinuousClock.now

  init(folder: WorkshopFolder, language: Language, output: SessionOutput) {
    self.folder = folder
    self.language = language
    self.output = output
    reader = RoomReader(folder)
  }

  /// The room now.
  mutating func board(note: LeaderNote) -> Board {
    let now = (ContinuousClock.now - start) / .seconds(1)
    let view = reader.look(at: now)
    passes = (passes + view.passes).suffix(5)
    return Board(
      view, note: note, at: now, elapsed: max(0, Date().timeIntervalSince(note.began)),
      passes: passes)
  }

  func text(of board: Board, rows: Int?) -> String {
    lines(of: board, rows: rows).map { $0 + "\n" }.joined()
  }

  func lines(of board: Board, rows: Int?) -> [String] {
    BoardText(
      language: language(of: board), palette: Palette(isOn: Terminal.usesColour),
      columns: output.columns(), rows: rows
    ).lines(of: board)
  }

  func page(of board: Board) -> String {
    BoardPage(language: language(of: board)).text(of: board)
  }

  private func language(of board: Board) -> Language {
    Language(rawValue: board.note.plan.language) ?? language
  }
}
