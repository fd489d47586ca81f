import Glibc

/// The running process as another program: same process, streams, folder and environment.
public enum ProgramChange {
  /// Becomes a program, so that whoever started this one sees its end, its signals and its terminal.
  ///
  /// - Returns: Never, unless the program cannot be started.
  public static func become(
    _ executable: String, _ arguments: [String]
  ) throws(SpawnError) -> Never {
    let words = CStringArray([executable] + arguments)
    execv(executable, words.pointers)
    throw SpawnError(executable: executable, code: errno)
  }
}
