/// What `settle()` waited for in vain.
public struct EndlessActivity: Error, Equatable, Sendable, CustomStringConvertible {
  /// The views whose tasks go on and on.
  public let tasks: [String]
  /// Whether it is those tasks; else it may be what they, or something else, have started.
  public let isCertain: Bool
  /// The bodies that run again and again, with their causes.
  public let bodies: [String]

  init(tasks: [String], isCertain: Bool = true, bodies: [String]) {
    self.tasks = tasks
    self.isCertain = isCertain
    self.bodies = bodies
  }

  /// The whole sentence and what to do about it.
  public var description: String {
    """
    \(reason). A loop in a task has to wait for something, such as the next value of a sequence or \
    Task.sleep, and to end when cancelled.
    """
  }

  /// What happened, in one clause.
  var reason: String {
    let busy =
      switch tasks.count {
      case 0: "something outside of this screen's `task` modifiers goes on and on"
      case _ where !isCertain:
        "the task of \(tasks.joined(separator: " or ")), or what something else started, goes on and on"
      case 1: "the task of \(tasks[0]) goes on and on"
      default: "the tasks of \(tasks.joined(separator: ", ")) go on and on"
      }
    let changes =
      bodies.isEmpty ? "" : ", and these bodies run again and again: "
    return "settle() gave up: \(busy)\(changes)\(bodies.joined(separator: ", "))"
  }
}
