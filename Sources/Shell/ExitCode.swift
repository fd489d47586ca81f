/// The numbers that a command ends with.
public enum ExitCode {
  /// All went well; every check passed.
  public static let success: Int32 = 0
  /// Something was checked and did not pass.
  public static let notPassed: Int32 = 1
  /// The command line was not understood.
  public static let usage: Int32 = 2
  /// Ctrl-C ended it, as shells say it.
  public static let interrupted: Int32 = 130
  /// We could not do it: a file, the disk or the toolchain is at fault.
  public static let error: Int32 = 3
}
