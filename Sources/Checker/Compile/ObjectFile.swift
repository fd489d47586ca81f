import Foundation

/// What an ELF object file holds, takes and gives: its sections and the symbols that a linker sees.
struct ObjectFile {
  /// One symbol that is not local to the object.
  struct Symbol: Equatable {
    /// The name as the linker knows it.
    var name: String
    /// Whether it is taken from elsewhere.
    var isUndefined: Bool
    /// Whether another definition may take its place.
    var isWeak: Bool
    /// Whether only objects that are linked with this one see it.
    var isHidden: Bool
  }

  /// The names of the sections, in the file's order.
  let sections: [String]
  /// The symbols, in the file's order.
  let symbols: [Symbol]

  /// The names of the symbols that are taken from elsewhere, sorted.
  var undefined: [String] {
    Set(symbols.filter(\.isUndefined).map(\.name)).sorted()
  }

  /// Reads an object; nil when the bytes are no 64-bit little-endian ELF object.
  init?(_ object: Data) {
    let read = object.withUnsafeBytes { bytes -> (sections: [String], symbols: [Symbol])? in
      guard bytes.count > 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
      return Reader(bytes: bytes).read()
    }
    guard let read else { return nil }
    (sections, symbols) = read
  }

  private struct Section {
    var name: Int
    var type: Int
    var offset: Int
    var size: Int
    var link: Int
  }

  /// Reads numbers only where the bytes go; a broken file gives less, never a trap.
  private struct Reader {
    let bytes: UnsafeRawBufferPointer

    func number<Value: FixedWidthInteger>(_ offset: Int, _ type: Value.Type) -> Int? {
      guard offset >= 0, offset <= bytes.count - MemoryLayout<Value>.size else { return nil }
      return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: Value.self))
    }

    func text(_ offset: Int) -> String? {
      guard offset >= 0, offset < bytes.count else { return nil }
      return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
    }

    func section(_ index: Int, _ table: Int, _ size: Int) -> Section? {
      let start = table + index * size
      guard let name = number(start, UInt32.self), let type = number(start + 4, UInt32.self),
        let offset = number(start + 24, UInt64.self),
        let length = number(start + 32, UInt64.self), let link = number(start + 40, UInt32.self),
        (0...bytes.count).contains(offset), length >= 0,
        // Section type 8 takes no room in the file.
        type == 8 || length <= bytes.count - offset
      else { return nil }
      return Section(name: name, type: type, offset: offset, size: length, link: link)
    }

    func read() -> (sections: [String], symbols: [Symbol])? {
      guard let table = number(40, UInt64.self), let size = number(58, UInt16.self),
        let written = number(60, UInt16.self), let namesIndex = number(62, UInt16.self),
        table >= 0, table < bytes.count, size >= 64, let first = section(0, table, size)
      else { return nil }
      // With 65,280 sections and more the counts stand in the first section's own fields.
      let count = written == 0 ? first.size : written
      guard count <= (bytes.count - table) / size,
        let names = section(namesIndex == 0xFFFF ? first.link : namesIndex, table, size)
      else { return nil }
      var found: [String] = []
      var symbols: [Symbol] = []
      for index in 1..<max(count, 1) {
        guard let section = section(index, table, size),
          let name = text(names.offset + section.name)
        else { return nil }
        found.append(name)
        guard section.type == 2, let strings = self.section(section.link, table, size) else {
          continue
        }
        symbols += self.symbols(section, strings)
      }
      return (found, symbols)
    }

    /// A symbol is 24 bytes long; section 0 is "undefined".
    private func symbols(_ table: Section, _ strings: Section) -> [Symbol] {
      stride(from: table.offset, to: table.offset + table.size, by: 24).compactMap { place in
        guard let name = number(place, UInt32.self), let info = number(place + 4, UInt8.self),
          let other = number(place + 5, UInt8.self), let index = number(place + 6, UInt16.self),
          name > 0, info >> 4 != 0, let text = text(strings.offset + name)
        else { return nil }
        return Symbol(
          name: text, isUndefined: index == 0, isWeak: info >> 4 == 2, isHidden: other & 3 == 2)
      }
    }
  }
}
