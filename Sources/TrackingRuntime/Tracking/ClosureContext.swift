/// What a closure keeps alive, read from the compiler's reflection metadata.
///
/// What is not understood is left out and said to be: nothing is ever called held that is not.
package struct ClosureContext: Hashable {
  /// One thing that is kept.
  package enum Content {
    case value(Any)
    /// Another closure, or the box of a variable.
    case context(ClosureContext)
  }

  private let address: UnsafeRawPointer

  private init(address: UnsafeRawPointer) {
    self.address = address
  }

  /// The context of a closure; `nil` for other values and for closures that captured nothing.
  package init?(of closure: Any) {
    func open<Value>(_ value: Value) -> UnsafeRawPointer? {
      guard Self.kind(of: Value.self) == Self.functionKind,
        ValueComparison.isSwiftClosure(Value.self)
      else { return nil }
      return withUnsafePointer(to: value) {
        UnsafeRawPointer($0).load(
          fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
      }
    }
    guard let address = _openExistential(closure, do: open) else { return nil }
    self.address = address
  }

  // The numbers are those of Swift's ABI; see `CaptureLayout`.
  private static let classKind: UInt = 0
  private static let localVariableKind: UInt = 0x400
  private static let genericBoxKind: UInt = 0x500
  private static let functionKind: UInt = 0x302
  private static let word = MemoryLayout<UInt>.size

  /// What is kept strongly, and whether that is all.
  package func contents() -> (kept: [Content], isComplete: Bool) {
    // A heap object begins with its metadata.
    let metadata = address.load(as: UnsafeRawPointer.self)
    switch metadata.load(as: UInt.self) {
    // A closure that captured one object alone has that object for its context.
    case Self.classKind:
      return ([.value(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue())], true)
    case Self.localVariableKind:
      return captures(described: metadata)
    case Self.genericBoxKind:
      let offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
      let type = unsafeBitCast(
        metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self), to: Any.Type.self)
      guard let value = Self.value(of: type, at: address + offset) else { return ([], false) }
      return ([value], true)
    default:
      return ([], false)
    }
  }

  private func captures(
    described metadata: UnsafeRawPointer
  ) -> (kept: [Content], isComplete: Bool) {
    guard let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
      return ([], false)
    }
    let first = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    let count = Int(descriptor.load(as: UInt32.self))
    let bindings = Int(descriptor.load(fromByteOffset: 8, as: UInt32.self))
    let isGeneric = bindings > 0 || descriptor.load(fromByteOffset: 4, as: UInt32.self) > 0
    guard first > 0, count <= 1_000, bindings <= 1_000 else { return ([], false) }
    var kept: [Content] = []
    var isComplete = true
    // A generic closure's types stand before its captures.
    var end = first + bindings * Self.word
    for index in 0..<count {
      let record = descriptor + 12 + index * 4
      let distance = Int(record.load(as: Int32.self))
      guard distance != 0, let name = MangledTypeName(record + distance), !name.isMetatype else {
        return (kept, false)
      }
      if name.isBox || name.isClosure {
        let start = Self.aligned(end, to: Self.word)
        let place = name.isBox ? start : start + Self.word
        if let context = address.load(fromByteOffset: place, as: UnsafeRawPointer?.self) {
          kept.append(.context(ClosureContext(address: context)))
        }
        end = place + Self.word
        continue
      }
      guard !isGeneric || !name.isMaybeGeneric, let type = name.type else { return (kept, false) }
      let (size, alignment) = Self.layout(of: type)
      let start = Self.aligned(end, to: alignment)
      end = start + size
      // A weak or unowned reference keeps nothing, and must not be loaded.
      if name.isUnretained { continue }
      if let value = Self.value(of: type, at: address + start) {
        kept.append(value)
      } else {
        isComplete = false
      }
    }
    return (kept, isComplete)
  }

  private static func kind(of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
  }

  private static func aligned(_ offset: Int, to alignment: Int) -> Int {
    (offset + alignment - 1) & ~(alignment - 1)
  }

  private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
    func open<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    return _openExistential(type, do: open)
  }

  /// A copy of a value; `nil` where its type cannot be copied.
  private static func value(of type: Any.Type, at place: UnsafeRawPointer) -> Content? {
    // The value witness table stands before the metadata; eight witnesses, size and stride before
    // its flags, in which this bit says "not copyable" (`ValueWitnessFlags`).
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    guard witnesses.load(fromByteOffset: 10 * word, as: UInt32.self) & 0x0080_0000 == 0 else {
      return nil
    }
    func open<Value>(_: Value.Type) -> Content {
      .value(place.assumingMemoryBound(to: Value.self).pointee)
    }
    return _openExistential(type, do: open)
  }
}
