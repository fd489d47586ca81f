import Foundation

/// JSON as every report writes it: sorted keys, plain slashes, one line end.
package enum JSONText {
  package static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Our own values hold nothing that JSON cannot say, except a number that is not finite.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A text as a JSON string, which is a YAML string too.
  static func string(_ text: String) -> String {
    of([text]).trimmingCharacters(in: CharacterSet(charactersIn: "[] \n"))
  }
}
