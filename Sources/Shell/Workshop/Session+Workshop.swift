import Foundation
import Workbook

extension Session {
  /// A seat for one look at the folder, where no shell keeps one; nil for who is in no workshop.
  func visitingSeat() throws -> WorkshopSeat? {
    guard let member = Membership(in: state) else { return nil }
    let seat = WorkshopSeat(member, journal: journal, state: state, words: phrases.workshop)
    let news = seat.errand.visit(current: current?.id, at: now(), member: member)
    // What the leader says to the shell is still to be shown there.
    if let note = news?.note?.note { seat.adopt(note) }
    return seat
  }

  /// Tells the room what a command of the command line did; it is waited for a moment and no longer.
  public func publishOnce() {
    guard !isInShell, let member = Membership(in: state) else { return }
    let errand = WorkshopErrand(member, journal: journal)
    errand.go(current: current?.id, at: now(), member: member)
    errand.wait(seconds: 3)
  }
}
