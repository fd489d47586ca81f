import Foundation

/// A JSON value that keeps its keys in the order of the file, so that a change of one fact is a
/// change of one line.
indirect enum OrderedJSON: Equatable {
  case object([(key: String, value: OrderedJSON)])
  case array([OrderedJSON])
  case string(String)
  /// A number, `true`, `false` or `null` as it is written.
  case word(String)

  /// Reads a text; nil when it is no JSON.
  init?(_ text: String) {
    // Foundation decides what JSON is; the reader below only keeps the order.
    guard
      (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
        != nil
    else { return nil }
    var reader = OrderedJSONReader(text)
    guard let value = reader.value() else { return nil }
    self = value
  }

  /// The value of a key; set to nil, the key goes, and a new one comes last.
  subscript(key: String) -> OrderedJSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      var members: [(key: String, value: OrderedJSON)] = []
      if case .object(let own) = self { members = own }
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// The text, indented by two spaces, with a line end.
  var text: String { written(indent: "") + "\n" }

  static func == (left: OrderedJSON, right: OrderedJSON) -> Bool { left.text == right.text }

  private func written(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .word(let word): return word
    case .string(let string): return Self.quoted(string)
    case .array(let values) where values.isEmpty: return "[]"
    case .object(let members) where members.isEmpty: return "{}"
    case .array(let values):
      let lines = values.map { inner + $0.written(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0)): \($1.written(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
