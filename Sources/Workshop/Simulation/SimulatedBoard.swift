import Foundation
import Reports
import Workbook

/// The leader's side of a simulated workshop: does all that a board on a projector does, and keeps books.
struct SimulatedBoard {
  private var reader: RoomReader
  private let note: LeaderNote
  private let page: URL
  private let start = ContinuousClock.now
  private var refreshes: [Double] = []
  private var told: [RoomView.Pass] = []
  private var sequences: [String: Int] = [:]
  private var stepsBack = 0
  private var last: RoomView?

  init(_ room: WorkshopFolder, note: LeaderNote, page: URL) {
    reader = RoomReader(room)
    self.note = note
    self.page = page
  }

  /// Looks, folds, and writes the terminal's lines and the page.
  mutating func refresh(learners: Int) {
    let begin = ContinuousClock.now
    let now = (begin - start) / .seconds(1)
    let view = reader.look(at: now)
    let board = Board(view, note: note, at: now, elapsed: now)
    _ = BoardText(language: .english, palette: .plain, columns: 80, rows: 50).lines(of: board)
    let text = BoardPage(language: .english).text(of: board)
    try? SharedFile(page.path).replace(with: Data(text.utf8))
    // A room that is still filling is quick to show.
    if view.learners.count == learners {
      refreshes.append((ContinuousClock.now - begin) / .milliseconds(1))
    }
    told += view.passes
    for learner in view.learners {
      let (id, sequence) = (learner.progress.id, learner.progress.sequence)
      if sequence < sequences[id] ?? 0 { stepsBack += 1 }
      sequences[id] = sequence
    }
    last = view
  }

  /// Writes down what the board knew at the end.
  func count(into figures: inout SimulationFigures) {
    figures.refreshes = refreshes
    figures.stepsBack = stepsBack
    figures.passesTold = told.count
    figures.passesKnown = Set(told).count
    let learners = last?.learners ?? []
    figures.shown = learners.reduce(0) { $0 + $1.progress.sequence }
    figures.checksShown = learners.reduce(0) { $0 + $1.progress.checks }
  }
}
