/// Puts the lines of a source beside what was found in them.
struct SourceLines {
  private let units: [UInt8]
  private var line = 1
  private var start = 0
  /// The text of the line that was asked for last: one line may hold thousands of findings.
  private var last: (line: Int, text: String)?

  /// What is kept of a line: nobody reads on, and a generated file may be one line of megabytes.
  private static let longest = 400

  init(_ text: String) {
    units = Array(text.utf8)
  }

  /// The text of a line, which must not stand before the last one asked for.
  mutating func text(of wanted: Int) -> String {
    if let last, last.line == wanted { return last.text }
    while line < wanted, start < units.count {
      start = end(from: start)
      if start < units.count {
        start += units[start...].starts(with: [0x0D, 0x0A]) ? 2 : 1
      }
      line += 1
    }
    var end = end(from: start)
    if end - start > Self.longest {
      end = start + Self.longest
      // Not through the middle of a character.
      while end > start, units[end] & 0xC0 == 0x80 { end -= 1 }
    }
    let text = String(decoding: units[min(start, units.count)..<end], as: UTF8.self)
    last = (wanted, text)
    return text
  }

  private func end(from start: Int) -> Int {
    var end = min(start, units.count)
    while end < units.count, units[end] != 0x0A, units[end] != 0x0D { end += 1 }
    return end
  }
}
