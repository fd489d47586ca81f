import Foundation

/// What to start, with which words, where, and how its standard streams are wired.
public struct Launch: Sendable {
  /// What a child reads on its standard input.
  public enum Input: Sendable, Equatable {
    /// Nothing: `/dev/null`.
    case nothing
    /// These bytes, then the end.
    case bytes(Data)
    /// Whatever `ChildProcess.send(_:)` is given, until `closeInput()`.
    case channel
    /// The parent's own terminal.
    case terminal
  }

  /// Where a child's standard output and error go.
  public enum Output: Sendable, Equatable {
    /// Into the parent's memory, in one stream, cut at a limit.
    case captured
    /// To the parent's own terminal.
    case terminal
  }

  /// The absolute path of the program.
  public var executable: String
  /// The words after the program's name.
  public var arguments: [String]
  /// The whole environment of the child; nothing is added but a mark of ours.
  public var environment: [String: String]
  /// The working folder; the parent's own when nil.
  public var folder: URL?
  /// What the child reads.
  public var input: Input
  /// Where the child writes.
  public var output: Output
  /// Whether descriptor 3 of the child is a stream of records to the parent.
  public var hasRecords: Bool
  /// Whether the child runs code that nobody vouches for: then its whole tree ends with it.
  public var isConfined: Bool
  /// The only folder that the child can change, where the kernel has Landlock; all when nil.
  ///
  /// Then it cannot signal others either (from Linux 6.12 on). It can still read and connect.
  public var writableFolder: URL?
  /// The walls around a child whose code nobody trusts; then `isConfined` and `writableFolder` add
  /// nothing, and `folder` is the scratch folder when nil.
  public var walls: Walls?

  /// Makes a launch of a plain tool: captured output, no input, the given environment.
  public init(
    _ executable: String, _ arguments: [String], environment: [String: String],
    folder: URL? = nil, input: Input = .nothing, output: Output = .captured,
    hasRecords: Bool = false, isConfined: Bool = false, writableFolder: URL? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.input = input
    self.output = output
    self.hasRecords = hasRecords
    self.isConfined = isConfined
    self.writableFolder = writableFolder
  }
}
