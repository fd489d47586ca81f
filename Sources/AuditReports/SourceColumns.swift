/// Turns a column in UTF-8 units, as the audit counts, into what other programs count.
struct SourceColumns {
  private let units: [UInt8]

  init(_ line: String) {
    units = Array(line.utf8)
  }

  /// The column in UTF-16 units, from 1; unchanged where the line is not known so far.
  func utf16(_ column: Int) -> Int { before(column).map { $0.utf16.count + 1 } ?? column }

  /// The column in characters as a reader sees them, from 1.
  func character(_ column: Int) -> Int { before(column).map { $0.count + 1 } ?? column }

  private func before(_ column: Int) -> String? {
    guard column >= 1, column - 1 <= units.count else { return nil }
    return String(decoding: units[..<(column - 1)], as: UTF8.self)
  }
}
