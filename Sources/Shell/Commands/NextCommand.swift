import Workbook

/// `next`: goes to the next kata that is not passed and whose prerequisites are.
struct NextCommand: ShellCommand {
  let name = "next"
  let summary = "Go on to the next kata that is not passed."

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    if let kata = session.nextKata() {
      session.go(to: kata)
      return ExitCode.success
    }
    let left = session.workbook.katas.filter { session.progress[$0.id].state != .passed }
    if left.isEmpty {
      session.output.write(session.phrases.allPassed + "\n")
      return ExitCode.success
    }
    // What the rest waits for, and can be done now: the current kata at least.
    let missing = Set(left.flatMap(session.missingPrerequisites)).union(
      left.filter { $0.id == session.current?.id }.map(\.id))
    let open = left.filter {
      missing.contains($0.id) && session.missingPrerequisites(of: $0).isEmpty
    }.map(\.id)
    session.output.write(session.wrapped(session.phrases.blocked(open)))
    return ExitCode.success
  }
}
