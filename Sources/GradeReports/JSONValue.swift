import Foundation

/// A JSON value, for formats whose shapes are others'.
enum JSONValue: Encodable {
  case text(String), whole(Int), number(Double), flag(Bool), list([JSONValue])
  case object([String: JSONValue])

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (name, value) in members { try container.encode(value, forKey: Key(stringValue: name)) }
    case .list(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .whole(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .number(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .flag(let flag):
      var container = encoder.singleValueContainer()
      try container.encode(flag)
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
}
