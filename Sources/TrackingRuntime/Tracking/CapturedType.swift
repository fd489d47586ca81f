/// The type of one captured value, found by its mangled name.
struct CapturedType {
  let size: Int
  let alignment: Int
  let comparison: ValueComparison

  /// Finds the type; `nil` for what has no type at run time: other closures, variables in boxes,
  /// and metatypes, which take no room when they are known.
  init?(mangled name: UnsafeRawPointer) {
    guard let name = MangledTypeName(name), !name.isMetatype, let type = name.type else {
      return nil
    }
    let isReference = name.isUnretained
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
