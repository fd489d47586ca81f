import CSandbox
import Foundation
import Glibc

/// One child process: started by `posix_spawn`, read while it runs, and gone with its whole tree
/// when `wait` returns.
///
/// Foundation's `Process` is not used: it closes descriptor 3. A value belongs to one thread at a time.
public final class ChildProcess {
  /// The child's process id.
  public let processIdentifier: pid_t
  /// What the child printed so far on standard output and standard error, in one stream.
  public internal(set) var output: CapturedOutput
  /// How the child ended; nil while it runs.
  public internal(set) var ending: Ending?
  /// The bytes of records read so far.
  public internal(set) var recordBytes = 0

  let isConfined: Bool
  let hasOwnGroup: Bool
  let tree: ProcessTree
  let exit: Descriptor
  let outputPipe: Descriptor?
  let recordPipe: Descriptor?
  /// The walls around the child, and the socket on which their supervisor tells its end.
  let walls: Walls?
  let wallStatus: Descriptor?
  var input: Descriptor?
  var inputEndsWhenSent: Bool
  var unsent: Data
  var records = LineBuffer()
  var lines: [Data] = []
  var rounds = 0
  /// What the machine had when this child started, or when it was last found innocent.
  var threadsBefore = ProcessStatus.threadsOfTheMachine()

  /// Starts the program.
  public init(_ launch: Launch, keptOutputBytes: Int = 4 << 20) throws(SpawnError) {
    func pair(_ make: (UnsafeMutablePointer<Int32>?) -> Int32) throws(SpawnError) -> [Descriptor] {
      var ends: [Int32] = [-1, -1]
      let failure = make(&ends)
      guard failure == 0 else { throw SpawnError(executable: launch.executable, code: -failure) }
      return ends.map { Descriptor($0) }
    }
    var descriptors = Array(repeating: KATA_INHERIT, count: 5)
    // Holds the child's ends until it has them.
    var childEnds: [Descriptor] = []

    switch launch.input {
    case .terminal:
      break
    case .nothing:
      let null = Descriptor(open("/dev/null", O_RDONLY | O_CLOEXEC))
      childEnds.append(null)
      descriptors[0] = null.number
    case .bytes, .channel:
      let ends = try pair(kata_input)
      input = ends[0]
      childEnds.append(ends[1])
      descriptors[0] = ends[1].number
    }
    if launch.output == .captured {
      let ends = try pair(kata_pipe)
      outputPipe = ends[0]
      childEnds.append(ends[1])
      descriptors[1] = ends[1].number
      descriptors[2] = ends[1].number
    } else {
      outputPipe = nil
    }
    if launch.hasRecords {
      let ends = try pair(kata_pipe)
      recordPipe = ends[0]
      childEnds.append(ends[1])
      descriptors[3] = ends[1].number
    } else {
      recordPipe = nil
    }
    if launch.walls != nil {
      let ends = try pair(kata_socket)
      wallStatus = ends[0]
      childEnds.append(ends[1])
      descriptors[Int(WalledCommand.status)] = ends[1].number
    } else {
      wallStatus = nil
    }
    outputPipe?.makeNonBlocking()
    recordPipe?.makeNonBlocking()
    wallStatus?.makeNonBlocking()

    walls = launch.walls
    let launch = try Self.behindWalls(launch)
    isConfined = launch.isConfined
    // A program that owns the terminal must stay in the terminal's foreground group.
    hasOwnGroup = launch.input != .terminal
    let mark = isConfined ? ChildRegistry.freshMark() : ChildRegistry.trustedMark
    let pid = try ChildRegistry.spawn(
      launch, mark: mark, descriptors: descriptors, ownGroup: hasOwnGroup)
    processIdentifier = pid
    tree = ProcessTree(root: pid, mark: mark)
    exit = Descriptor(kata_pidfd(pid))
    output = CapturedOutput(capacity: keptOutputBytes)
    if case .bytes(let bytes) = launch.input {
      unsent = bytes
      inputEndsWhenSent = true
    } else {
      unsent = Data()
      inputEndsWhenSent = false
    }
    withExtendedLifetime(childEnds) {}
  }

  deinit {
    if ending == nil { stop(.asked) }
  }

  /// Gives the child more to read; only for `Launch.Input.channel`.
  public func send(_ bytes: Data) {
    unsent.append(bytes)
    sendPending()
  }

  /// Ends the child's input once everything is sent.
  public func closeInput() {
    inputEndsWhenSent = true
    sendPending()
  }

  /// The record lines that have arrived since the last call.
  public func takeRecordLines() -> [Data] {
    defer { lines = [] }
    return lines
  }

  /// Ends the child and its tree now; what it wrote before is still read.
  public func stop(_ reason: Ending.Stop) {
    guard ending == nil else { return }
    finish(because: reason)
  }
}
