import Reports
import Workbook

/// `brief`: what a kata asks for.
struct BriefCommand: ShellCommand {
  let name = "brief"
  let summary = "Read what a kata asks for."
  let operands = Operands.optional("KATA")

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let kata = try session.kata(named: arguments.operands.first)
    let brief = try Brief(of: kata, in: session.language)
    session.begin(kata)
    let files = kata.facts.starters.keys.sorted().map {
      session.workbook.relativePath(kata.folder.appendingPathComponent($0))
    }
    let page = ProseReport(palette: session.palette, columns: session.output.columns())
    session.output.write(session.palette.strong(brief.title) + "\n\n" + page.text(of: brief.text))
    session.output.write("\n" + session.palette.quiet(files.joined(separator: "\n")) + "\n")
    session.askBeforeFirstCheck(of: kata)
    return ExitCode.success
  }
}
