import Foundation
import Workbook

// A workshop while a prompt waits: what is new is said above the line being typed.
extension Shell {
  /// Takes part from now on, when the learner has joined a workshop.
  func beginWorkshop() {
    session.onJoin = { [unowned self] in takeSeat() }
    takeSeat()
    lookAtWorkshop()
  }

  /// Tells the room the last of it; a folder out of reach keeps nobody here.
  func endWorkshop() {
    guard let seat = session.workshop else { return }
    seat.errand.wait(seconds: 1)
    visit()
    seat.errand.wait(seconds: 1)
  }

  private func takeSeat() {
    if let old = session.workshop { editor.loop.watch(old.errand.descriptor, nil) }
    session.workshop = nil
    guard let member = Membership(in: session.state) else { return }
    let seat = WorkshopSeat(
      member, journal: session.journal, state: session.state, words: session.phrases.workshop)
    session.workshop = seat
    editor.loop.watch(seat.errand.descriptor) { [unowned self, unowned seat] in
      say(seat.errand.take().flatMap { seat.take($0) })
    }
    visit()
  }

  /// Each second: the journal may have grown, the leader may have moved on, a minute may have passed.
  private func lookAtWorkshop() {
    editor.loop.after(.seconds(1), "workshop") { [unowned self] in
      visit()
      if let seat = session.workshop { say(seat.tick()) }
      lookAtWorkshop()
    }
  }

  private func visit() {
    guard let seat = session.workshop else { return }
    seat.errand.go(current: session.current?.id, at: session.now(), member: seat.member)
  }

  private func say(_ lines: [String]) {
    if !lines.isEmpty {
      editor.above {
        for line in lines { session.output.write(session.wrapped(line)) }
      }
    }
    // While a check runs the prompt says that, and nothing else.
    if !checks.isBusy { editor.setPrompt(session.prompt(isChecking: false)) }
  }
}
