import LineEditing
import Workbook

// Saves, and the checks they ask for.
extension Shell {
  /// How long after a save the check begins: an editor may write a file in several steps.
  private static let debounce = Duration.milliseconds(12)

  /// Deals with saves, with checks that end and with what other threads say, while a prompt waits.
  func beginWatching() {
    let completer = CommandCompleter(commands: commands, katas: session.workbook.katas.map(\.id))
    editor.complete = completer.completion(of:)
    editor.onInterrupt = { [checks] in
      guard checks.isBusy else { return false }
      checks.stop()
      return true
    }
    let loop = editor.loop
    loop.watch(session.announcer.descriptor) { [unowned self] in
      editor.above { session.announcer.sayAll() }
    }
    loop.watch(checks.descriptor) { [unowned self] in showFinished() }
    if saves.descriptor >= 0 {
      loop.watch(saves.descriptor) { [unowned self] in
        if saves.takeSave() { checkSoon() }
      }
    }
    lookForChanges()
  }

  /// Follows the current kata to its folder.
  func watchCurrent() {
    guard watched != session.current?.id else { return }
    watched = session.current?.id
    saves.watch(session.current)
  }

  /// Where inotify is silent, a look at the folder each second finds what was saved.
  private func lookForChanges() {
    editor.loop.after(.seconds(1), "look") { [unowned self] in
      if saves.hasChanged() { checkSoon() }
      lookForChanges()
    }
  }

  private func checkSoon() {
    editor.loop.after(Self.debounce, "save") { [unowned self] in
      saves.remember()
      guard let kata = session.current else { return }
      checks.request(kata)
      // A quick check changes the prompt only once, when it ends.
      editor.loop.after(.milliseconds(400), "busy") { [unowned self] in
        if checks.isBusy { editor.setPrompt(session.prompt(isChecking: true)) }
      }
    }
  }

  private func showFinished() {
    for finished in checks.take() {
      editor.above {
        if finished.wasStopped {
          session.output.write(session.phrases.checkStopped + "\n")
        } else {
          session.conclude(finished.result, of: finished.kata)
        }
        editor.setPrompt(session.prompt(isChecking: false))
      }
    }
  }
}
