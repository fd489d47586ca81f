import Workbook

/// A file in the shared folder that is not shown as it is, and why.
public struct RoomTrouble: Sendable, Equatable {
  /// The file's name, safe for a terminal.
  public var file: String
  /// What is the matter with it: `has 80 bytes …`.
  public var reason: Sentence
}
