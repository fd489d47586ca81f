import Checker
import Sandbox
import Workbook

/// `open`: mounts a kata's screen in a child, to be driven by hand.
struct OpenCommand: ShellCommand {
  let name = "open"
  let summary = "Drive a kata's screen, and see which bodies run and why."
  let operands = Operands.optional("KATA")
  let runsCode = true

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    try open(session.kata(named: arguments.operands.first), in: session)
  }

  /// Mounts a kata's screen and drives it, to the whole room where there is a presentation.
  func open(
    _ kata: Kata, in session: Session, presentation: Presentation? = nil
  ) throws -> Int32 {
    let cancellation = session.cancellation
    let opening = session.editor.loop.work(stop: { cancellation.cancel() }) {
      session.checker.openScreen(kata, cancellation: cancellation)
    }
    switch opening {
    case .opened(let screen, let records):
      session.begin(kata)
      return ScreenShell(screen, of: kata, in: session, presentation: presentation)
        .run(mounted: records)
    case .refused(let result):
      guard !cancellation.isCancelled else {
        session.output.note(session.phrases.checkStopped)
        return ExitCode.interrupted
      }
      session.output.write(session.textReport.text(of: result))
      return result.verdict == .error ? ExitCode.error : ExitCode.notPassed
    }
  }
}
