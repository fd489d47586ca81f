import Foundation

/// The symbols that an object file takes from elsewhere, read from its ELF symbol table.
enum UndefinedSymbols {
  /// The names, sorted; nil when the bytes are no 64-bit little-endian ELF object.
  static func names(in object: Data) -> [String]? {
    object.withUnsafeBytes { bytes -> [String]? in
      guard bytes.count > 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
      func number<Value: FixedWidthInteger>(_ offset: Int, _ type: Value.Type) -> Int? {
        guard offset >= 0, offset + MemoryLayout<Value>.size <= bytes.count else { return nil }
        return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: Value.self))
      }
      guard let table = number(40, UInt64.self), let size = number(58, UInt16.self),
        let count = number(60, UInt16.self)
      else { return nil }
      func section(_ index: Int) -> (type: Int, offset: Int, size: Int, link: Int)? {
        let start = table + index * size
        guard let type = number(start + 4, UInt32.self),
          let offset = number(start + 24, UInt64.self),
          let length = number(start + 32, UInt64.self),
          let link = number(start + 40, UInt32.self)
        else { return nil }
        return (type, offset, length, link)
      }
      // Section type 2 is the symbol table; a symbol is 24 bytes long; section 0 is "undefined".
      for index in 0..<count {
        guard let symbols = section(index), symbols.type == 2,
          let strings = section(symbols.link)
        else { continue }
        var names: Set<String> = []
        for place in stride(from: symbols.offset, to: symbols.offset + symbols.size, by: 24) {
          guard let name = number(place, UInt32.self), number(place + 6, UInt16.self) == 0,
            name > 0, strings.offset + name < bytes.count
          else { continue }
          let text = bytes[(strings.offset + name)...].prefix { $0 != 0 }
          names.insert(String(decoding: text, as: UTF8.self))
        }
        return names.sorted()
      }
      return nil
    }
  }
}
