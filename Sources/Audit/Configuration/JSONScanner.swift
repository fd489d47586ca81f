internal import Foundation

/// Reads JSON and keeps the lines; strict, as JSON is.
struct JSONScanner {
  private let file: String
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  private static let deepest = 64

  init(_ text: String, file: String) {
    self.file = file
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The one value that the text holds.
  mutating func document() throws(ConfigurationProblem) -> JSONNode {
    let node = try value(depth: 0)
    skipSpace()
    guard place == bytes.count else {
      throw problem("there is something behind the closing bracket", "take it away")
    }
    return node
  }

  private mutating func value(depth: Int) throws(ConfigurationProblem) -> JSONNode {
    skipSpace()
    let start = line
    guard depth < Self.deepest else { throw problem("it is nested too deeply", "make it flat") }
    switch peek {
    case UInt8(ascii: "{"):
      return JSONNode(value: .object(try members(depth: depth)), line: start)
    case UInt8(ascii: "["):
      return JSONNode(value: .array(try elements(depth: depth)), line: start)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), line: start)
    default: return JSONNode(value: try word(), line: start)
    }
  }

  private mutating func members(depth: Int) throws(ConfigurationProblem) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    place += 1
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else {
        throw problem("a key in double quotes is missing", "write \"key\": value, no comma last")
      }
      let start = line
      let key = try string()
      skipSpace()
      guard take(":") else { throw problem("\"\(key)\" has no value", "write \"\(key)\": value") }
      members.append(.init(key: key, line: start, node: try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw problem("a comma or } is missing", "add it") }
    return members
  }

  private mutating func elements(depth: Int) throws(ConfigurationProblem) -> [JSONNode] {
    var elements: [JSONNode] = []
    place += 1
    skipSpace()
    if take("]") { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw problem("a comma or ] is missing", "add it") }
    return elements
  }

  private mutating func string() throws(ConfigurationProblem) -> String {
    let start = place
    place += 1
    var hasEscape = false
    while let byte = peek, byte != UInt8(ascii: "\""), byte >= 0x20 {
      if byte == UInt8(ascii: "\\") {
        hasEscape = true
        place += 1
      }
      place += 1
    }
    guard take("\"") else { throw problem("a text is not closed", "put \" at its end") }
    if !hasEscape { return String(decoding: bytes[(start + 1)..<(place - 1)], as: UTF8.self) }
    let list = Data([UInt8(ascii: "[")] + bytes[start..<place] + [UInt8(ascii: "]")])
    guard let text = try? JSONDecoder().decode([String].self, from: list).first else {
      throw problem("a \\ escapes what JSON cannot escape", "write \\\\ for a backslash")
    }
    return text
  }

  /// `true`, `false`, `null` or a number.
  private mutating func word() throws(ConfigurationProblem) -> JSONNode.Value {
    let start = place
    while let byte = peek, !" \t\r\n,:]}[{\"".utf8.contains(byte) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw problem("a value is missing", "add one, or take the comma before it away")
    default:
      guard let number = Double(word), number.isFinite else {
        throw problem("\(word.prefix(40)) is no JSON", "put texts in double quotes")
      }
      return .number(number)
    }
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, " \t\r\n".utf8.contains(byte) {
      if byte == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private func problem(_ message: String, _ remedy: String) -> ConfigurationProblem {
    ConfigurationProblem(file, line, message, remedy: remedy)
  }
}
