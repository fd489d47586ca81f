import Glibc

/// Where a loaded module of the process keeps the addresses of the functions that it imports.
///
/// ELF on 64 bits: a module's dynamic section names its relocations, its symbols and their names.
struct ImportTable {
  /// The tags of the entries of a dynamic section, as ELF numbers them.
  private enum Tag {
    static let sizeOfCalls = 2
    static let names = 5
    static let symbols = 6
    static let relocations = 7
    static let sizeOfRelocations = 8
    static let calls = 23
  }

  /// The head of glibc's `struct link_map`, which a handle of `dlopen` points to.
  private struct Module {
    let base: UInt
    let name: UnsafePointer<CChar>?
    let dynamicSection: UnsafePointer<(tag: Int, value: UInt)>?
    let next: UnsafePointer<Module>?
  }

  private struct Relocation {
    let offset: UInt
    let info: UInt
    let addend: Int
  }

  /// A symbol takes 24 bytes and begins with the place of its name.
  private static let sizeOfSymbol = 24

  private let base: UInt
  private var entries: [Int: UInt] = [:]

  /// The table of the module that an address lies in: of those that begin before it, the last.
  init?(containing address: UnsafeRawPointer) {
    guard let all = dlopen(nil, RTLD_NOW) else { return nil }
    defer { dlclose(all) }
    let address = UInt(bitPattern: address)
    var next: UnsafePointer<Module>? = UnsafePointer(all.assumingMemoryBound(to: Module.self))
    var found: Module?
    while let module = next?.pointee {
      if module.base <= address, module.base >= found?.base ?? 0 { found = module }
      next = module.next
    }
    guard let found, var entry = found.dynamicSection else { return nil }
    base = found.base
    while entry.pointee.tag != 0 {
      entries[entry.pointee.tag] = entry.pointee.value
      entry += 1
    }
  }

  /// Puts another address into each place of a function; whether there was one.
  func replace(_ function: String, by address: UInt) -> Bool {
    var isFound = false
    for relocation in relocations(Tag.calls, Tag.sizeOfCalls)
      + relocations(Tag.relocations, Tag.sizeOfRelocations)
    where name(of: relocation) == function {
      isFound = write(address, at: base + relocation.offset) || isFound
    }
    return isFound
  }

  private func relocations(_ tag: Int, _ sizeTag: Int) -> [Relocation] {
    guard let start = pointer(tag), let size = entries[sizeTag] else { return [] }
    let count = Int(size) / MemoryLayout<Relocation>.stride
    return Array(
      UnsafeBufferPointer(start: start.assumingMemoryBound(to: Relocation.self), count: count))
  }

  private func name(of relocation: Relocation) -> String? {
    let symbol = Int(relocation.info >> 32)
    guard symbol > 0, relocation.addend == 0, let symbols = pointer(Tag.symbols),
      let names = pointer(Tag.names)
    else { return nil }
    let place = (symbols + symbol * Self.sizeOfSymbol).load(as: UInt32.self)
    return String(cString: (names + Int(place)).assumingMemoryBound(to: CChar.self))
  }

  /// The address in an entry, which glibc has made absolute.
  private func pointer(_ tag: Int) -> UnsafeRawPointer? {
    entries[tag].flatMap { UnsafeRawPointer(bitPattern: $0) }
  }

  /// Writes into a page that the loader may have made read-only.
  private func write(_ address: UInt, at place: UInt) -> Bool {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    guard let slot = UnsafeMutablePointer<UInt>(bitPattern: place),
      let start = UnsafeMutableRawPointer(bitPattern: place & ~(page - 1)),
      mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0
    else { return false }
    slot.pointee = address
    return true
  }
}
