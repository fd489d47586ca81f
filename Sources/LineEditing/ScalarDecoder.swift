/// Turns the bytes of a terminal into Unicode scalars, one byte at a time; broken sequences are dropped.
struct ScalarDecoder {
  private var bytes: [UInt8] = []

  /// Takes a byte, and gives the scalar that it completes.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if byte & 0xC0 != 0x80 { bytes = [] }  // A new character: whatever was begun is given up.
    bytes.append(byte)
    let length: Int
    switch bytes[0] {
    case 0x00...0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: length = 0
    }
    guard bytes.count >= length else { return nil }
    defer { bytes = [] }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }
}
