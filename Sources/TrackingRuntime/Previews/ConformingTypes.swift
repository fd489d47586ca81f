import Foundation

/// The types of the loaded images that conform to a protocol, from the records that the compiler
/// leaves for the Swift runtime.
///
/// Only the parts of the layout that are fixed by Swift's ABI are read. Where the runtime does not
/// tell its images, nothing is found.
package enum ConformingTypes {
  /// Where an image keeps its conformance records.
  private struct Section {
    let start: UnsafeRawPointer
    let length: Int
  }

  private typealias Visitor =
    @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CBool
  private typealias Enumeration =
    @convention(c) (Visitor, UnsafeMutableRawPointer) -> Void
  private typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer

  /// The concrete types that conform to the only protocol of an existential, `(any P).self`.
  package static func conforming(to existential: Any.Type) -> [Any.Type] {
    // The kind, the flags and the count of protocols stand before the protocol's descriptor.
    let wanted = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return sections().flatMap { section in
      stride(from: 0, to: section.length, by: 4).compactMap { offset in
        type(of: relative(section.start + offset), conformingTo: wanted)
      }
    }
  }

  private static func type(
    of conformance: UnsafeRawPointer, conformingTo wanted: UnsafeRawPointer
  ) -> Any.Type? {
    guard indirectable(conformance) == wanted else { return nil }
    let reference = relative(conformance + 4)
    let descriptor: UnsafeRawPointer
    switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: descriptor = reference
    case 1: descriptor = reference.load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let flags = descriptor.load(as: UInt32.self)
    // A class, struct or enum without generic parameters.
    guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
    // Swift's own convention returns the metadata where C's does; a request of 0 asks for all of it.
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// What an offset from its own place points to.
  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// The same, where an odd offset leads to a pointer.
  private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = Int(place.load(as: Int32.self))
    return offset & 1 == 0
      ? place + offset : (place + (offset & ~1)).load(as: UnsafeRawPointer.self)
  }

  private static func sections() -> [Section] {
    guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    var found: [Section] = []
    withUnsafeMutablePointer(to: &found) { list in
      unsafeBitCast(symbol, to: Enumeration.self)(
        { record, list in
          // Four words, then the range of the protocols.
          if let start = record.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) {
            let length = record.load(fromByteOffset: 56, as: Int.self)
            list.assumingMemoryBound(to: [Section].self).pointee.append(
              Section(start: start, length: length))
          }
          return true
        }, list)
    }
    return found
  }
}
