/// The weak and unowned properties of a class or struct, which `Mirror` shows as if they were strong.
///
/// Read from the field descriptor that the compiler writes for each type.
package struct UnretainedFields {
  private var names: Set<String> = []

  // The numbers are those of Swift's ABI: `Metadata.h` and `RemoteInspection/Records.h`.
  private static let classKind: UInt = 0
  private static let structKind: UInt = 0x200
  private static let fieldsPlace = 16
  private static let recordsPlace = 16
  private static let recordSize = 12

  /// Reads the properties that a type declares itself, not those of its superclass.
  package init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor: UnsafeRawPointer?
    switch metadata.load(as: UInt.self) {
    case Self.classKind:
      descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
    case Self.structKind:
      descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    default: return
    }
    guard let descriptor, let fields = Self.target(of: descriptor + Self.fieldsPlace) else {
      return
    }
    for index in 0..<Int(fields.load(fromByteOffset: 12, as: UInt32.self)) {
      let record = fields + Self.recordsPlace + index * Self.recordSize
      guard let type = Self.target(of: record + 4), let label = Self.target(of: record + 8),
        MangledTypeName(type)?.isUnretained == true
      else { continue }
      names.insert(String(cString: label.assumingMemoryBound(to: CChar.self)))
    }
  }

  /// Whether a property keeps its object alive.
  package func keeps(_ name: String?) -> Bool { name.map { !names.contains($0) } ?? true }

  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }
}
