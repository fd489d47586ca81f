/// How much of the machine a child may take before its whole tree is ended.
public struct Limits: Sendable, Equatable {
  /// Wall time in seconds from the call of `wait`; no limit when nil.
  public var wallSeconds: Double?
  /// Processor time in seconds of one process; the kernel enforces it even when the parent is gone.
  public var cpuSeconds: Int?
  /// Resident memory of the tree in bytes, looked at every 20 ms.
  ///
  /// The kernel's wall (`RLIMIT_DATA`, private memory of one process) stands at four times this:
  /// `RLIMIT_AS` is unsuited because threads and the Swift runtime reserve far more than they use.
  public var memoryBytes: Int?
  /// How many threads a confined tree may have, all its processes together.
  public var threads: Int?
  /// The size of the largest file that the child may write, in bytes.
  public var fileBytes: Int?
  /// How many bytes of output are kept; what comes after is read and dropped.
  public var keptOutputBytes: Int
  /// How many bytes of output end the child.
  public var outputBytes: Int
  /// How many bytes of records end the child.
  public var recordBytes: Int

  /// Makes limits; the defaults suit a trusted tool.
  public init(
    wallSeconds: Double? = nil, cpuSeconds: Int? = nil, memoryBytes: Int? = nil,
    threads: Int? = nil, fileBytes: Int? = nil, keptOutputBytes: Int = 4 << 20,
    outputBytes: Int = 1 << 30,
    recordBytes: Int = 64 << 20
  ) {
    self.wallSeconds = wallSeconds
    self.cpuSeconds = cpuSeconds
    self.memoryBytes = memoryBytes
    self.threads = threads
    self.fileBytes = fileBytes
    self.keptOutputBytes = keptOutputBytes
    self.outputBytes = outputBytes
    self.recordBytes = recordBytes
  }
}
