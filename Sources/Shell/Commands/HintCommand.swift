import Reports
import Workbook

/// `hint`: four levels, from a nudge to the API to use to the way to the solution.
struct HintCommand: ShellCommand {
  let name = "hint"
  let summary = "Take the next hint, or one of the four levels."
  let operands = Operands(name: "KATA|LEVEL", count: 0...2)
  let options: [CommandOption] = [
    .value("--level", "N", "1 nudges, 2 says where to look, 3 names the API, 4 is the answer")
  ]

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    var level = try arguments.number("--level", in: 1...Hints.levels)
    var words = arguments.operands
    // `hint 2`: a level is one digit from 1 to 4 and no kata's name.
    if level == nil,
      let index = words.lastIndex(where: { (1...Hints.levels).map(String.init).contains($0) })
    {
      level = Int(words.remove(at: index))
    }
    // No level is called 5; whoever means the fifth kata is asked to say so by its name.
    if level == nil, words.count == 1, let number = Int(words[0]) {
      throw UsageError { $0.unknownLevel(number, Hints.levels) }
    }
    guard words.count <= 1 else {
      let stray = words[1].quotedForTerminal
      throw UsageError { $0.strayHintWord(stray) }
    }
    let kata = try session.kata(named: words.first)
    let wanted = level ?? session.nextHint(of: kata)
    // The ladder ends in the answer: whoever only asked for the next hint may not want that yet.
    let isUnearned = session.progress[kata.id].state != .passed
    if wanted == Hints.levels, level == nil, isUnearned, session.isInteractive {
      let question = session.phrases.answerAsHint(kata.id)
      if let code = session.refusal(of: question, kata: kata) { return code }
    }
    let text =
      if wanted < Hints.levels {
        ProseReport(palette: session.palette, columns: session.output.columns())
          .text(of: try Hints(of: kata, in: session.language).texts[wanted] ?? "")
      } else {
        DiffReport(palette: session.palette).text(of: try session.starters.answer(to: kata))
      }
    session.record(.hintTaken(level: wanted), of: kata)
    let heading = "\(kata.id) \(wanted)/\(Hints.levels)"
    session.output.write(session.palette.strong(heading) + "\n" + text)
    return ExitCode.success
  }
}
