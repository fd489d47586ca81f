/// The exit statuses by which a host says why it left early; 0 is for everything else.
public enum HostStatus {
  /// The stream of records was taken from it.
  public static let lostStream: Int32 = 97
  /// The bundle could not be opened; `Record.refused` says why.
  public static let cannotOpen: Int32 = 98
  /// A failed assertion is not heard any more, so that no test can be believed.
  public static let deaf: Int32 = 99
}
