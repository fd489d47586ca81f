import Foundation

/// The one place where records and commands become lines of JSON and lines become values again.
public enum JSONLine {
  /// The JSON of a value on one line, with a line feed at the end.
  public static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(value)
    data.append(0x0A)
    return data
  }

  /// The value that a line stands for.
  public static func decode<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
    try JSONDecoder().decode(type, from: line)
  }
}
