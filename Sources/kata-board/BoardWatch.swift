import Foundation
import LineEditing
import Shell
import Workbook
import Workshop

/// Shows the room each second until Ctrl-C, in place at a terminal.
final class BoardWatch {
  private var show: BoardShow
  private let page: SharedFile?
  private let loop = EventLoop()
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private var lastNote: LeaderNote?
  private var shown: [String] = []
  private var hasTold = false

  init(show: BoardShow, page: SharedFile?) {
    self.show = show
    self.page = page
  }

  func run() throws -> Int32 {
    // A screen of its own: what stood there is there again afterwards.
    if isTerminal { Terminal.write("\u{1B}[?1049h\u{1B}[?25l") }
    defer { if isTerminal { Terminal.write("\u{1B}[?25h\u{1B}[?1049l") } }
    draw()
    again()
    while true {
      loop.run()
      switch loop.takeInterruption() {
      case .resize:
        shown = []
        draw()
      case .suspend: continue
      case .interrupt, .terminate, nil: return ExitCode.success
      }
    }
  }

  private func again() {
    loop.after(.seconds(1), "look") { [unowned self] in
      draw()
      again()
    }
  }

  private func draw() {
    // A folder that is out of reach for a while keeps its last note.
    guard let note = show.folder.leaderNote() ?? lastNote else { return }
    lastNote = note
    let board = show.board(note: note)
    write(show.page(of: board))
    let lines = show.lines(of: board, rows: isTerminal ? Terminal.rows : nil)
    guard lines != shown else { return }
    shown = lines
    if isTerminal {
      let visible = lines.prefix(max(1, Terminal.rows))
      Terminal.write(
        "\u{1B}[H" + visible.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
    } else {
      Terminal.write(lines.joined(separator: "\n") + "\n\n")
    }
  }

  private func write(_ text: String) {
    guard let page else { return }
    do throws(WorkshopFault) {
      try page.replace(with: Data(text.utf8))
      hasTold = false
    } catch {
      // Once, not each second.
      if !hasTold { show.output.note("kata: \(error.sentence.text(in: show.language))") }
      hasTold = true
    }
  }
}
