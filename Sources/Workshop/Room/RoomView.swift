/// What the shared folder holds at one moment.
public struct RoomView: Sendable, Equatable {
  /// The learners, by their ids' order.
  public var learners: [Sighting] = []
  /// What is in the folder and not shown.
  public var troubles: [RoomTrouble] = []
  /// The passes that were not there at the look before, each once.
  public var passes: [Pass] = []
  /// Whether the folder is there; when it is not, the learners are those that were seen last.
  public var isThere = true

  /// A learner passed a kata.
  public struct Pass: Sendable, Hashable {
    /// The learner's name.
    public var name: String
    /// The kata's id.
    public var kata: String
  }
}
