import Checker
import Foundation
import LineEditing
import Synchronization
import Workbook

/// Goes to the shared folder on a thread of its own: a folder on a network may keep its visitors for
/// minutes, and nobody's typing shall wait for that.
final class WorkshopErrand: Sendable {
  private struct State {
    var publisher: WorkshopPublisher
    var noteStamp: SharedFile.Stamp?
    var isBehind = false
    var lastBeat: ContinuousClock.Instant?
  }

  /// How often the room hears of a learner who does nothing.
  private static let beat = Duration.seconds(30)

  private let folder: WorkshopFolder
  private let state: Mutex<State>
  private let mailbox = Mailbox<WorkshopNews>()
  private let begun = Mutex<ContinuousClock.Instant?>(nil)

  /// Readable when an errand has brought something.
  var descriptor: Int32 { mailbox.descriptor }

  /// Whether one has been under way for so long that the folder must be out of reach.
  var isStuck: Bool {
    begun.withLock { $0.map { ContinuousClock.now - $0 > .seconds(10) } ?? false }
  }

  init(_ member: Membership, journal: Journal) {
    folder = WorkshopFolder(URL(fileURLWithPath: member.folder, isDirectory: true))
    state = Mutex(State(publisher: WorkshopPublisher(member, journal: journal)))
  }

  /// Goes there, unless somebody is there already.
  func go(current: String?, at time: Date, member: Membership) {
    let isFree = begun.withLock { begun in
      guard begun == nil else { return false }
      begun = .now
      return true
    }
    guard isFree else { return }
    WorkThread.start { [self] in
      let news = visit(current: current, at: time, member: member)
      begun.withLock { $0 = nil }
      if let news { mailbox.send(news) }
    }
  }

  /// Waits until nobody is under way any more, but not for ever.
  func wait(seconds: Double) {
    let end = ContinuousClock.now + .seconds(seconds)
    while begun.withLock({ $0 != nil }), .now < end { usleep(2000) }
  }

  /// What errands have brought since the last call.
  func take() -> [WorkshopNews] { mailbox.take() }

  /// Goes there and back on this thread; nil when there is nothing to tell.
  func visit(current: String?, at time: Date, member: Membership) -> WorkshopNews? {
    state.withLock { state in
      var news = WorkshopNews()
      var hasNews = false
      let noteStamp = folder.leaderFile.stamp
      let hasNote = noteStamp != nil && noteStamp != state.noteStamp
      let isDue = hasNote || state.lastBeat.map { ContinuousClock.now - $0 >= Self.beat } ?? true
      let waiting = state.publisher.waiting
      state.publisher.update(member)
      if state.publisher.publish(at: time, current: current, isDue: isDue) {
        state.lastBeat = .now
      }
      let obstacle = state.publisher.obstacle
      if state.isBehind != (obstacle != nil) {
        state.isBehind = obstacle != nil
        news.obstacle = obstacle?.sentence
        if obstacle == nil { news.caughtUp = max(waiting, 0) }
        hasNews = true
      }
      if hasNote, let note = folder.leaderNote() {
        state.noteStamp = noteStamp
        news.note = (note, age(of: noteStamp, for: member))
        hasNews = true
      }
      return hasNews ? news : nil
    }
  }

  /// By the folder's own clock: what was just published against the leader's note.
  private func age(of note: SharedFile.Stamp?, for member: Membership) -> Double {
    guard let note, let mine = folder.learnerFile(member.id).stamp else { return 0 }
    let age = mine.seconds - note.seconds
    return (0...12 * 3600).contains(age) ? age : 0
  }

  /// What the learner's record comes to.
  var progress: PublishedProgress { state.withLock { $0.publisher.progress } }
}
