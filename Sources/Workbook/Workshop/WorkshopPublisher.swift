import Foundation

/// Keeps a learner's file in the shared folder as the journal is; what could not be written is written
/// later, as a whole picture leaves nothing behind.
public struct WorkshopPublisher: Sendable {
  /// Who publishes.
  public private(set) var member: Membership
  /// Why the last attempt failed; nil when the folder is as the journal.
  public private(set) var obstacle: WorkshopFault?
  /// How many checks the folder has not heard of.
  public var waiting: Int { record.checks - published }

  private let folder: WorkshopFolder
  private var tail: JournalTail
  private var record: WorkshopRecord
  private var published = 0
  private var lines = PublishedLines()
  private var last: PublishedProgress?
  private var hasSeenLeader = false

  /// Begins at the journal's first entry.
  public init(_ member: Membership, journal: Journal) {
    self.member = member
    folder = WorkshopFolder(URL(fileURLWithPath: member.folder, isDirectory: true))
    tail = JournalTail(of: journal)
    hasSeenLeader = member.hasSeenLeader
    record = WorkshopRecord(joined: member.joined, after: member.joinedAt)
  }

  /// Reads what is new in the journal, and publishes when something is, or when it is `due`.
  ///
  /// - Parameter current: The kata that the learner is at, where that is known.
  /// - Returns: Whether the folder was written to.
  @discardableResult
  public mutating func publish(at time: Date, current: String? = nil, isDue: Bool) -> Bool {
    for entry in tail.next() { record.apply(entry) }
    let progress = record.published(as: member, at: time, current: current)
    var same = progress
    same.sincePass = last?.sincePass ?? 0
    guard isDue || obstacle != nil || same != last else { return false }
    // A folder whose leader is gone is an empty mount point.
    if folder.leaderFile.stamp != nil { hasSeenLeader = true }
    do throws(WorkshopFault) {
      if hasSeenLeader && folder.leaderFile.stamp == nil {
        throw WorkshopFault(
          "\(folder.url.path) has no leader.json any more",
          "\(folder.url.path) に leader.json がありません")
      }
      try folder.publish(progress, lines: &lines)
      (last, published, obstacle) = (progress, progress.checks, nil)
      return true
    } catch {
      obstacle = error
      return false
    }
  }

  /// What the learner's record comes to.
  public var progress: PublishedProgress { record.published(as: member, at: member.joined) }

  /// Takes another membership of the same learner.
  public mutating func update(_ member: Membership) {
    self.member = member
  }
}
