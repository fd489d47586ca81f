/// Where the captured values of a closure's context lie and how to compare them [C07].
///
/// The compiler describes the contexts of closures in its reflection metadata: the metadata of a
/// context has a kind, the offset of the first capture and a pointer to a descriptor that names the
/// captures' types, in order. What is not understood in full has no layout: it is never equal.
struct CaptureLayout {
  private struct Capture {
    let offset: Int
    let comparison: ValueComparison
  }

  private let captures: [Capture]

  /// Whether the values captured in the two contexts are equal.
  func areEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, closures: ClosureComparison
  ) -> Bool {
    for capture in captures {
      guard
        capture.comparison.areEqual(
          left + capture.offset, right + capture.offset, closures: closures)
      else { return false }
    }
    return true
  }

  // The numbers are those of Swift's ABI: `MetadataKind.def`, `HeapLocalVariableMetadata` in
  // `Metadata.h` and `CaptureDescriptor` in `RemoteInspection/Records.h`.
  private static let localVariableKind: UInt = 0x400
  private static let firstOffsetPlace = 8
  private static let descriptorPlace = 16
  private static let recordsPlace = 12
  private static let recordSize = 4
  /// No context has more; a count beyond it is not a count.
  private static let mostCaptures = 1_000

  /// Reads the layout; `nil` for objects, boxes of generic code and whatever is unknown.
  ///
  /// A `var` that is captured alone and mutated is a context of this kind too, and looks the same.
  init?(context metadata: UnsafeRawPointer) {
    guard metadata.load(as: UInt.self) == Self.localVariableKind,
      let descriptor = metadata.load(
        fromByteOffset: Self.descriptorPlace, as: UnsafeRawPointer?.self)
    else { return nil }
    let first = Int(metadata.load(fromByteOffset: Self.firstOffsetPlace, as: UInt32.self))
    let count = Int(descriptor.load(as: UInt32.self))
    let sources = descriptor.load(fromByteOffset: 4, as: UInt32.self)
    let bindings = descriptor.load(fromByteOffset: 8, as: UInt32.self)
    guard first > 0, sources == 0, bindings == 0, count <= Self.mostCaptures else { return nil }
    var captures: [Capture] = []
    var end = first
    for index in 0..<count {
      let record = descriptor + Self.recordsPlace + index * Self.recordSize
      let distance = Int(record.load(as: Int32.self))
      guard distance != 0, let capture = CapturedType(mangled: record + distance) else {
        return nil
      }
      let offset = (end + capture.alignment - 1) & ~(capture.alignment - 1)
      captures.append(Capture(offset: offset, comparison: capture.comparison))
      end = offset + capture.size
    }
    self.captures = captures
  }
}
