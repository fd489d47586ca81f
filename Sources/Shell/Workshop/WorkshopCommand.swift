import Foundation
import Workbook

/// `workshop`: plans one, joins one, and what a learner in one can do.
struct WorkshopCommand: ShellCommand {
  let name = "workshop"
  let summary =
    "Plan a workshop (`new`), take part (`join NAME --dir DIR`), show a kata (`present`)."
  let operands = Operands(name: "new|join|share|summary|leave|present", count: 1...2)
  let runsCode = true
  let options: [CommandOption] = [
    .value("--dir", "DIR", "join: the folder that the room shares"),
    .value("--with", "OTHER", "join: who sits at the same keyboard"),
    .flag("--named", "join: be shown by name instead of a pseudonym"),
    .value("--katas", "LIST", "new: the katas, parted by commas"),
    .value("--minutes", "N", "new: how long it may take, breaks included"),
    .value("--break", "N", "new: the minutes of a break; 10 when not given, 0 for none"),
    .value("--title", "TEXT", "new: what the workshop is called"),
    .value("--html", "FILE", "present: also write it as a page in large type"),
  ]

  /// What can be done, by the options that belong to it.
  private static let deeds: [String: Set<String>] = [
    "new": ["--katas", "--minutes", "--break", "--title"], "join": ["--dir", "--with", "--named"],
    "share": [], "summary": [], "leave": [], "present": ["--html"],
  ]

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let deed = arguments.operands[0]
    guard let allowed = Self.deeds[deed] else {
      let nearest = NearestName(Self.deeds.keys.sorted()).to(deed)
      throw UsageError { $0.unknownDeed(deed.quotedForTerminal, nearest) }
    }
    for option in options where arguments.has(option.name) && !allowed.contains(option.name) {
      throw UsageError { $0.notOfDeed(option.name, deed) }
    }
    let word = arguments.operands.dropFirst().first
    if let word, deed == "summary" || deed == "leave" {
      throw UsageError { $0.strayWord(word.quotedForTerminal, "kata workshop --help") }
    }
    switch deed {
    case "new": try plan(arguments, file: word, in: session)
    case "join": try join(arguments, name: word, in: session)
    case "share": try share(word, in: session)
    case "summary": try summary(in: session)
    case "present": return try present(arguments, word, in: session)
    default: try leave(session)
    }
    return ExitCode.success
  }

  private func plan(_ arguments: ArgumentList, file: String?, in session: Session) throws {
    let pause = try arguments.number("--break", in: 0...240) ?? 10
    let total = try arguments.number("--minutes", in: 5...10_000)
    var katas = session.workbook.katas
    if let list = arguments.value("--katas") {
      katas = try list.split(separator: ",").map {
        try session.kata(meaning: $0.trimmingCharacters(in: .whitespaces))
      }
    }
    let title = arguments.value("--title") ?? session.workbook.folder.lastPathComponent
    let plan = WorkshopPlan(
      title: title, language: session.language, katas: katas, total: total, pause: pause)
    guard !plan.steps.isEmpty else {
      let folder = session.workbook.folder.path
      throw UsageError { $0.noKata(folder) }
    }
    let place =
      file.map { URL(fileURLWithPath: $0) }
      ?? session.workbook.folder.appendingPathComponent(WorkshopPlan.fileName)
    guard SharedFile(place.path).stamp == nil else {
      throw WorkshopFault(
        "\(place.path) is there already: change it, or move it away and write a new one.",
        "\(place.path) はすでにあります。それを直すか、別の場所に移してから作り直してください。")
    }
    try SharedFile(place.path).replace(with: Data(plan.text.utf8))
    session.output.write(
      session.wrapped(
        session.phrases.workshop.planWritten(
          session.workbook.relativePath(place), plan.katas.count, plan.minutes)))
  }

  private func join(_ arguments: ArgumentList, name: String?, in session: Session) throws {
    guard let name, let dir = arguments.value("--dir") else { throw UsageError(\.joinNeeds) }
    let folder = WorkshopFolder(URL(fileURLWithPath: dir, isDirectory: true).standardizedFileURL)
    guard folder.isThere else {
      throw WorkshopFault(
        "there is no folder \(folder.url.path): ask the leader which one the room shares.",
        "\(folder.url.path) というフォルダはありません。共有しているフォルダを講師に確かめてください。")
    }
    let entries = (try? session.journal.entries().count) ?? 0
    var member: Membership
    // Whoever comes back is who they were.
    if let old = Membership(in: session.state), old.folder == folder.url.path,
      old.joinedAt <= entries
    {
      member = old
      (member.name, member.other) = (name, arguments.value("--with"))
      member.isNamed = arguments.has("--named")
    } else {
      member = Membership(
        name: name, with: arguments.value("--with"), isNamed: arguments.has("--named"),
        folder: folder.url, pseudonym: Pseudonym.drawn(without: folder.names()),
        joined: session.now(), after: entries)
    }
    try member.keep(in: session.state)
    let words = session.phrases.workshop
    session.output.write(session.wrapped(words.joined(member.shown, member.isNamed)))
    session.output.write(session.wrapped(words.published))
    if folder.leaderFile.stamp == nil { session.output.write(session.wrapped(words.notOpened)) }
    if session.isInShell {
      session.onJoin()
    } else {
      session.publishOnce()
      session.output.write(session.wrapped(words.openShell))
    }
  }

  private func share(_ name: String?, in session: Session) throws {
    guard var member = Membership(in: session.state) else { throw UsageError(\.joinFirst) }
    let kata = try session.kata(named: name)
    let folder = WorkshopFolder(URL(fileURLWithPath: member.folder, isDirectory: true))
    try folder.share(kata, of: member.id)
    if let seat = session.workshop {
      try seat.share(kata.id)
    } else {
      member.shared.insert(kata.id)
      try member.keep(in: session.state)
      session.publishOnce()
    }
    session.output.write(
      session.wrapped(session.phrases.workshop.shared(kata.id, member.shown)))
  }

  private func summary(in session: Session) throws {
    guard let seat = try session.workshop ?? session.visitingSeat() else {
      throw UsageError(\.joinFirst)
    }
    for line in seat.summary { session.output.write(session.wrapped(line)) }
  }

  private func present(
    _ arguments: ArgumentList, _ name: String?, in session: Session
  ) throws -> Int32 {
    let kata = try session.kata(named: name)
    let page = arguments.value("--html").map { SharedFile($0) }
    return try OpenCommand().open(
      kata, in: session, presentation: Presentation(kata, in: session, page: page))
  }

  private func leave(_ session: Session) throws {
    guard let member = Membership(in: session.state) else { throw UsageError(\.joinFirst) }
    Membership.forget(in: session.state)
    session.onJoin()
    session.output.write(session.wrapped(session.phrases.workshop.left(member.shown)))
  }
}
