import CSandbox

/// The wall around the files that a child may change, as far as this kernel has it.
public enum Landlock {
  /// Whether the kernel has it at all (Linux 5.13).
  public static var isThere: Bool { kata_landlock() > 0 }
  /// Whether a child with a `writableFolder` is kept from changing anything else (Linux 6.2).
  public static var keepsWrites: Bool { kata_landlock() >= 3 }
  /// Whether it is kept from signalling others too (Linux 6.12).
  public static var keepsSignals: Bool { kata_landlock() >= 6 }
}
