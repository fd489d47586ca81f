import Foundation
import LineEditing
import Reports
import Shell
import Workbook
import Workshop

/// One call of `kata-board`: opens the workshop where that is still to be done, then does what was asked.
struct BoardRun {
  private let arguments: ArgumentList
  private let language: Language
  private let output: SessionOutput
  private let folder: WorkshopFolder

  init(arguments: ArgumentList, language: Language, output: SessionOutput) {
    self.arguments = arguments
    self.language = language
    self.output = output
    folder = WorkshopFolder(
      URL(fileURLWithPath: arguments.operands[0], isDirectory: true))
  }

  func run() throws -> Int32 {
    guard folder.isThere else {
      throw WorkshopFault(
        "there is no folder \(folder.url.path): make it, or name the one that the room shares.",
        "\(folder.url.path) というフォルダはありません。作るか、共有しているフォルダを指定してください。")
    }
    var note = try opened()
    if arguments.has("--next") {
      note.moveOn(at: Date())
      try folder.publish(note)
    }
    if let hint = arguments.value("--hint") {
      try send(hint, &note)
    }
    let show = BoardShow(folder: folder, language: language, output: output)
    if arguments.has("--report") { try report(note, show) }
    let page = arguments.value("--html").map { SharedFile($0) }
    if arguments.has("--watch") { return try BoardWatch(show: show, page: page).run() }
    var look = show
    let board = look.board(note: note)
    if let page { try page.replace(with: Data(look.page(of: board).utf8)) }
    output.write(look.text(of: board, rows: nil))
    return ExitCode.success
  }

  /// The leader's note; the first call writes it, and the clock begins.
  private func opened() throws -> LeaderNote {
    if let note = folder.leaderNote() {
      guard arguments.has("--plan") else { return note }
      throw WorkshopFault(
        "\(folder.url.path) has a plan already: leave --plan out, or use another folder.",
        "\(folder.url.path) にはすでに計画があります。--plan を外すか、別のフォルダを使ってください。")
    }
    if folder.leaderFile.stamp != nil {
      throw WorkshopFault(
        "\(folder.leaderFile.path) cannot be read as a leader's note: move it away to begin anew.",
        "\(folder.leaderFile.path) を読めません。最初から始めるには、別の場所に移してください。")
    }
    let workbook =
      try arguments.value("--workbook").map { folder throws(WorkbookError) in
        try Workbook(folder: URL(fileURLWithPath: folder, isDirectory: true), language: language)
      } ?? Workbook.find(language: language)
    let file =
      arguments.value("--plan").map { URL(fileURLWithPath: $0) }
      ?? workbook.folder.appendingPathComponent(WorkshopPlan.fileName)
    guard
      case .bytes(let data, _) = SharedFile(file.resolvingSymlinksInPath().path).read(
        limit: 256 << 10)
    else {
      throw WorkshopFault(
        "there is no plan \(file.path): write one by `kata workshop new`.",
        "計画 \(file.path) がありません。`kata workshop new` で作ってください。")
    }
    let plan = try WorkshopPlan(reading: data, file: file.path)
    try plan.check(against: workbook, file: file.path)
    let note = LeaderNote(plan: plan, at: Date())
    try folder.publish(note)
    return note
  }

  private func send(_ hint: String, _ note: inout LeaderNote) throws {
    let name = arguments.value("--to")
    if let name {
      var reader = RoomReader(folder)
      let board = Board(reader.look(at: 0), note: note, at: 0, elapsed: 0)
      guard let row = board.rows.first(where: { [$0.name, $0.id].contains(name) }) else {
        let nearest = NearestName(board.rows.map(\.name)).to(name)
        throw WorkshopFault(
          "nobody here goes by \(name.quotedForTerminal)"
            + (nearest.map { ": did you mean \($0)?" } ?? "; the board shows the names."),
          "\(name.quotedForTerminal) という人はいません。"
            + (nearest.map { "\($0) のことですか？" } ?? "名前はボードに表示されます。"))
      }
      note.hint(hint, to: row.id, at: Date())
    } else {
      note.hint(hint, to: nil, at: Date())
    }
    try folder.publish(note)
  }

  private func report(_ note: LeaderNote, _ show: BoardShow) throws {
    var reader = RoomReader(folder)
    let report = WorkshopReport(reader.look(at: 0), plan: note.plan)
    let place = folder.url.appendingPathComponent("report")
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw WorkshopFault(
        "\(place.path) cannot be made: check who may write to the folder.",
        "\(place.path) を作れません。フォルダの書き込み権限を確かめてください。")
    }
    let files = [
      ("report.html", WorkshopReportPage(language: language(of: note)).text(of: report)),
      ("report.csv", report.csv), ("report.json", report.json),
    ]
    for (name, text) in files {
      let file = place.appendingPathComponent(name).path
      try SharedFile(file).replace(with: Data(text.utf8))
      output.note(file)
    }
  }

  private func language(of note: LeaderNote) -> Language {
    Language(rawValue: note.plan.language) ?? language
  }
}
