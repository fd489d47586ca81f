/// Says whether the parser can read a source in reasonable time, without parsing it.
///
/// The toolchain's parser looks ahead at each `[` for a generic argument or an array type, and
/// again inside: its time doubles with each level, 5 s at 20 of them. No program nests so deep.
enum NestingScan {
  private static let deepest = 12

  /// Whether no more than twelve square brackets are open at once.
  ///
  /// Text in quotes and after `//` is passed over; a brace starts a count of its own, because
  /// the parser does not look ahead through it.
  static func isReadable(_ source: String) -> Bool {
    var depth = 0
    var quoted = false
    var previous: UInt8 = 0
    var isComment = false
    for unit in source.utf8 {
      defer { previous = previous == 0x5C && unit == 0x5C ? 0 : unit }
      switch unit {
      case 0x0A, 0x0D: (quoted, isComment) = (false, false)
      case _ where isComment: break
      case 0x22 where previous != 0x5C: quoted.toggle()
      case _ where quoted: break
      case 0x2F where previous == 0x2F: isComment = true
      case 0x5B:
        depth += 1
        if depth > deepest { return false }
      case 0x5D: depth = max(0, depth - 1)
      case 0x7B, 0x7D: depth = 0
      default: break
      }
    }
    return true
  }
}
