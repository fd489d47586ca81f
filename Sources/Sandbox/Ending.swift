/// How a child ended.
public enum Ending: Sendable, Equatable {
  /// It left by itself with this status.
  case exited(Int32)
  /// A signal that we did not send ended it.
  case signalled(Int32)
  /// We ended it, for this reason.
  case stopped(Stop)

  /// Why a child was ended from outside.
  public enum Stop: String, Sendable, Equatable {
    /// It ran past its wall time.
    case time
    /// Its tree held more memory than it may.
    case memory
    /// Its tree had more threads than it may.
    case threads
    /// It printed more than it may.
    case output
    /// The person stopped it.
    case cancelled
    /// The caller has seen enough.
    case asked
    /// The walls could not be built, or the program not be started behind them, or they were ended
    /// from outside; the program has no part in it.
    case walls
  }

  /// Whether it left by itself with status 0.
  public var isSuccess: Bool { self == .exited(0) }
}
