import Workbook

/// What a look at the shared folder brought.
struct WorkshopNews: Sendable {
  /// The leader's note, when it is another than before, and how many seconds ago the folder got it.
  var note: (note: LeaderNote, age: Double)?
  /// Why the folder cannot be written to; nil when it can.
  var obstacle: Sentence?
  /// How many checks the folder had not heard of before, after it was out of reach.
  var caughtUp: Int?
}
