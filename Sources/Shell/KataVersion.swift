/// Which kata this is.
public enum KataVersion {
  /// The version of the command line and its formats.
  public static let current = "0.1.0"
}
