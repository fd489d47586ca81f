/// Type names as they are written.
enum TypeName {
  /// The bare name: without `any`, `some`, attributes, generic arguments, `?`, `!` and spaces.
  static func plain(_ written: String) -> String {
    // Most are written bare, and that shows in their bytes.
    guard written.utf8.contains(where: isSign) else { return written }
    var name = Substring(written)
    for word in ["any ", "some ", "@MainActor ", "inout "] where name.hasPrefix(word) {
      name = name.dropFirst(word.count)
    }
    if let bracket = name.firstIndex(of: "<") { name = name[..<bracket] }
    return String(name.filter { $0 != "?" && $0 != "!" && $0 != " " && $0 != "`" })
  }

  /// Whether a byte is one of ` !<?` or a backtick.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x21, 0x3C, 0x3F, 0x60: true
    default: false
    }
  }
}
