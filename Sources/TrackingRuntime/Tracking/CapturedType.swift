/// The type of one captured value, found by its mangled name.
struct CapturedType {
  let size: Int
  let alignment: Int
  let comparison: ValueComparison

  /// Finds the type; `nil` for what has no type at run time: other closures, variables in boxes,
  /// and metatypes, which take no room when they are known.
  init?(mangled name: UnsafeRawPointer) {
    let bytes = name.assumingMemoryBound(to: UInt8.self)
    var length = 0
    var words: [UInt8] = []
    while bytes[length] != 0 {
      let byte = bytes[length]
      length += 1
      switch byte {
      // A reference to a descriptor, relative or absolute, whose bytes may be anything.
      case 0x01...0x17: length += 4
      case 0x18...0x1F: length += 8
      default: words.append(byte)
      }
      guard length < 4_096 else { return nil }
    }
    let text = String(decoding: words, as: UTF8.self)
    guard !text.contains("XM"),
      let type = _getTypeByMangledNameInContext(
        bytes, UInt(length), genericContext: nil, genericArguments: nil)
    else { return nil }
    let isReference = ["Xw", "Xo", "Xu"].contains { text.hasSuffix($0) }
    func open<Value>(_: Value.Type) -> CapturedType {
      CapturedType(
        size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment,
        // A weak or unowned reference is not loaded: its object may be gone.
        comparison: isReference ? .bytes(of: Value.self) : .of(Value.self))
    }
    self = _openExistential(type, do: open)
  }

  private init(size: Int, alignment: Int, comparison: ValueComparison) {
    self.size = size
    self.alignment = alignment
    self.comparison = comparison
  }
}
