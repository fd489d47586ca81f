import Foundation

/// Reads text that is known to be JSON.
struct OrderedJSONReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  mutating func value() -> OrderedJSON? {
    skipSpace()
    switch rest.first {
    case "{": return object()
    case "[": return array()
    case "\"": return string().map(OrderedJSON.string)
    default: return word()
    }
  }

  private mutating func object() -> OrderedJSON? {
    rest.removeFirst()
    var members: [(key: String, value: OrderedJSON)] = []
    while true {
      skipSpace()
      if takes("}") { return .object(members) }
      if takes(",") { continue }
      guard let key = string() else { return nil }
      skipSpace()
      guard takes(":"), let value = value() else { return nil }
      members.append((key, value))
    }
  }

  private mutating func array() -> OrderedJSON? {
    rest.removeFirst()
    var values: [OrderedJSON] = []
    while true {
      skipSpace()
      if takes("]") { return .array(values) }
      if takes(",") { continue }
      guard let value = value() else { return nil }
      values.append(value)
    }
  }

  /// The literal is found here and understood by Foundation, which knows all its escapes.
  private mutating func string() -> String? {
    guard rest.first == "\"" else { return nil }
    var literal = String.UnicodeScalarView()
    literal.append(rest.removeFirst())
    var isEscaped = false
    while let scalar = rest.popFirst() {
      literal.append(scalar)
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        return try? JSONDecoder().decode(String.self, from: Data(String(literal).utf8))
      }
    }
    return nil
  }

  private mutating func word() -> OrderedJSON? {
    let end = rest.firstIndex { ",]} \n\r\t".unicodeScalars.contains($0) } ?? rest.endIndex
    let word = rest[..<end]
    guard !word.isEmpty else { return nil }
    rest = rest[end...]
    return .word(String(String.UnicodeScalarView(word)))
  }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop { " \n\r\t".unicodeScalars.contains($0) }
  }
}
