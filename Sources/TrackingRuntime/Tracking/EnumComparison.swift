@_spi(Reflection) import Swift

/// How two values of an enum are compared: the same case, and equal payloads [C03].
///
/// The runtime knows which case a value is and where its payload lies; the enum's field metadata
/// names the payload's type. What is not understood in full is left to the bytes.
struct EnumComparison {
  private typealias TagWitness = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias ProjectWitness =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias InjectWitness =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let tag: TagWitness
  private let project: ProjectWitness
  private let inject: InjectWitness
  /// How the payload of each case that has one is compared, by tag.
  private let payloads: [ValueComparison]

  // The numbers are those of Swift's ABI: `MetadataValues.h`, `Metadata.h`, `ValueWitness.def`,
  // and `FieldDescriptor` in `RemoteInspection/Records.h`.
  private static let enumKind: UInt = 0x201
  private static let fieldsPlace = 16
  private static let payloadCountPlace = 20
  private static let recordsPlace = 16
  private static let recordSize = 12
  private static let indirectFlag: UInt32 = 1
  private static let argumentsPlace = 16
  private static let tagPlace = 88
  private static let projectPlace = 96
  private static let injectPlace = 104

  /// Reads the cases; `nil` for other types and for payloads in boxes or of unknown types.
  init?(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Self.enumKind,
      let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    else { return nil }
    let fieldsDistance = Int(descriptor.load(fromByteOffset: Self.fieldsPlace, as: Int32.self))
    guard fieldsDistance != 0 else { return nil }
    let count = Int(
      descriptor.load(fromByteOffset: Self.payloadCountPlace, as: UInt32.self) & 0x00FF_FFFF)
    var payloads: [ValueComparison] = []
    for index in 0..<count {
      let record =
        descriptor + Self.fieldsPlace + fieldsDistance + Self.recordsPlace
        + index * Self.recordSize
      let distance = Int(record.load(fromByteOffset: 4, as: Int32.self))
      guard record.load(as: UInt32.self) & Self.indirectFlag == 0, distance != 0,
        let payload = Self.type(
          named: record + 4 + distance, context: descriptor,
          arguments: metadata + Self.argumentsPlace)
      else { return nil }
      func open<Payload>(_: Payload.Type) -> ValueComparison { .of(Payload.self) }
      payloads.append(_openExistential(payload, do: open))
    }
    self.metadata = metadata
    self.payloads = payloads
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    tag = witnesses.load(fromByteOffset: Self.tagPlace, as: TagWitness.self)
    project = witnesses.load(fromByteOffset: Self.projectPlace, as: ProjectWitness.self)
    inject = witnesses.load(fromByteOffset: Self.injectPlace, as: InjectWitness.self)
  }

  private static func type(
    named name: UnsafeRawPointer, context: UnsafeRawPointer, arguments: UnsafeRawPointer
  ) -> Any.Type? {
    let bytes = name.assumingMemoryBound(to: UInt8.self)
    var length = 0
    while bytes[length] != 0 {
      switch bytes[length] {
      // A reference to a descriptor, relative or absolute, whose bytes may be anything.
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
      guard length < 4_096 else { return nil }
    }
    return _getTypeByMangledNameInContext(
      bytes, UInt(length), genericContext: context, genericArguments: arguments)
  }

  /// Whether two values are of one case with equal payloads.
  func areEqual<Value>(_ left: Value, _ right: Value, closures: ClosureComparison?) -> Bool {
    withPayload(left) { leftTag, left in
      withPayload(right) { rightTag, right in
        guard leftTag == rightTag else { return false }
        guard payloads.indices.contains(Int(leftTag)) else { return true }
        return payloads[Int(leftTag)].areEqual(left, right, closures: closures)
      }
    }
  }

  /// Lays a copy's payload bare and puts the copy together again afterwards.
  private func withPayload<Value, Result>(
    _ value: Value, _ use: (UInt32, UnsafeRawPointer) -> Result
  ) -> Result {
    var copy = value
    return withUnsafeMutablePointer(to: &copy) { pointer in
      let place = UnsafeMutableRawPointer(pointer)
      let tag = tag(place, metadata)
      project(place, metadata)
      defer { inject(place, tag, metadata) }
      return use(tag, place)
    }
  }
}
