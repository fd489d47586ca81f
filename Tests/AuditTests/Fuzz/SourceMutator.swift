import Foundation

/// Spoils sources, the same way for the same seed.
struct SourceMutator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private static let words = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "#if ",
    "#endif",
    "@", "@Observable ", "@State ", "@Published ", "class ", "struct ", "extension ", "var body: ",
    "some View", "self", "[weak self] in", "guard let self else { return }", "for await x in y {",
    ".sink {", ".environment(", "\u{0}", "\u{FEFF}", "\r", "\r\n", "é", "👩‍👩‍👧", "`", "$", "\\.self",
    "???",
  ]

  /// The start of a source, up to any byte of it.
  mutating func truncated(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return text }
    return String(decoding: bytes[..<Int.random(in: 0..<bytes.count, using: &self)], as: UTF8.self)
  }

  /// A source with some bytes changed, removed, doubled, moved or put in.
  mutating func mutated(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &self) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &self)
      let end = min(bytes.count, start + Int.random(in: 1...80, using: &self))
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      case 3:
        let piece = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &self))
      default:
        let word = Self.words.randomElement(using: &self) ?? "{"
        bytes.insert(contentsOf: Array(word.utf8), at: start)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
