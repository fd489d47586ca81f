/// The properties of a class or struct that must not be taken as `Mirror` shows them.
///
/// It shows weak and unowned ones as if they were strong, and dies of C blocks, which have no value
/// witnesses on Linux.
///
/// Read from the field descriptor that the compiler writes for each type.
package struct UnretainedFields {
  private var names: Set<String> = []
  private var blocks: Set<Int> = []
  private var isEnum = false

  // The numbers are those of Swift's ABI: `Metadata.h` and `RemoteInspection/Records.h`.
  private static let classKind: UInt = 0
  private static let structKind: UInt = 0x200
  private static let enumKind: UInt = 0x201
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
    case let kind where kind == Self.structKind || kind == Self.enumKind:
      descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
      isEnum = kind == Self.enumKind
    default: return
    }
    guard let descriptor, let fields = Self.target(of: descriptor + Self.fieldsPlace) else {
      return
    }
    for index in 0..<Int(fields.load(fromByteOffset: 12, as: UInt32.self)) {
      let record = fields + Self.recordsPlace + index * Self.recordSize
      guard let type = Self.target(of: record + 4), let name = MangledTypeName(type) else {
        continue
      }
      if name.hasBlock { blocks.insert(index) }
      guard name.isUnretained, let label = Self.target(of: record + 8) else { continue }
      names.insert(String(cString: label.assumingMemoryBound(to: CChar.self)))
    }
  }

  /// Whether a property keeps its object alive.
  package func keeps(_ name: String?) -> Bool { name.map { !names.contains($0) } ?? true }

  /// Whether `Mirror` can be asked for the property with this number, or for an enum's payload.
  package func isReadable(_ index: Int) -> Bool {
    isEnum ? blocks.isEmpty : !blocks.contains(index)
  }

  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }
}
