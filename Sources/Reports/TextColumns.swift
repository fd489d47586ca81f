/// How wide text stands on a terminal, and where it may be broken.
///
/// `wcwidth` would need the process's locale to be set; a report must come out the same without.
public enum TextColumns {
  /// The columns of a text: two for East Asian wide characters and emoji, none for combining marks.
  public static func width(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width($1) }
  }

  /// The columns of one character as a reader sees it.
  public static func width(_ character: Character) -> Int {
    // Nearly all that is ever asked.
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    guard let first = character.unicodeScalars.first else { return 0 }
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: return 1
    }
  }

  /// The text padded with spaces to a width.
  public static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }

  /// East Asian Width W and F, and emoji that are shown as pictures (Unicode 15), in ranges.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2614...0x2615, 0x26A1...0x26A1,
    0x2705...0x2705, 0x2728...0x2728, 0x274C...0x274C, 0x2753...0x2755, 0x2795...0x2797,
    0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F7E0...0x1F7EB, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
