import CLibEdit
import Foundation

/// The character encoding that the line editor works in.
public enum TextEncoding {
  /// Switches the process's `LC_CTYPE` to UTF-8; false when the machine has no such locale.
  ///
  /// Containers have no `LANG`; there libedit would drop every byte above 0x7F.
  @discardableResult
  public static func useUTF8() -> Bool {
    for name in ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"] {
      if setlocale(LC_CTYPE, name) != nil && cle_codeset_is_utf8() == 1 { return true }
    }
    return false
  }
}
