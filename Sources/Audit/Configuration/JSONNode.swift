/// A JSON value that knows its line, so that a mistake in it can be shown.
struct JSONNode {
  /// A key of an object with its value.
  struct Member {
    var key: String
    var line: Int
    var node: JSONNode
  }

  /// What it is.
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  var value: Value
  /// The line where it starts, from 1.
  var line: Int

  var string: String? { if case .string(let text) = value { text } else { nil } }
  var array: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }
  var object: [Member]? { if case .object(let members) = value { members } else { nil } }
  /// A whole number.
  var int: Int? { if case .number(let number) = value { Int(exactly: number) } else { nil } }

  /// What it is, in words.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
