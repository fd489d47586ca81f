/// One line of the record stream: a record with the run's secret key and its place in the stream.
///
/// The key is told to the child in its first command only; a line without it is not ours.
public struct RecordLine: Codable, Sendable, Equatable {
  /// The version of the stream's grammar that this build writes and reads.
  public static let currentVersion = 1

  /// The version of the grammar; a reader refuses any other.
  public var version: Int
  /// The secret of this run, chosen by the parent.
  public var key: String
  /// The place in the stream, from 0 without gaps.
  public var sequence: Int
  /// What happened.
  public var record: Record

  /// Makes a line in the current version.
  public init(key: String, sequence: Int, record: Record) {
    version = Self.currentVersion
    self.key = key
    self.sequence = sequence
    self.record = record
  }
}
