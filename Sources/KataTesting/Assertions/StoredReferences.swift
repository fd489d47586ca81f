@_spi(Reflection) import Swift

/// Tells strong stored references of an object from weak ones, which `Mirror` shows alike.
struct StoredReferences {
  /// `.classType` and `.ignoreUnknown`; the named ones are variables, which Swift 6 refuses.
  private static let options = _EachFieldOptions(rawValue: 1 << 0 | 1 << 1)

  private let object: AnyObject
  private var offsets: [String: Int] = [:]

  init(of object: AnyObject) {
    self.object = object
    var found: [String: Int] = [:]
    _ = _forEachField(of: type(of: object), options: Self.options) { name, offset, _, _ in
      found[String(cString: name)] = offset
      return true
    }
    offsets = found
  }

  /// Whether the property with this name holds `value` strongly.
  ///
  /// A strong property starts with the address of its object; a weak one with that of a side
  /// table. An unowned property looks strong here.
  func holds(_ value: AnyObject, in name: String) -> Bool {
    guard let offset = offsets[name] else { return false }
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let word = start.load(fromByteOffset: offset, as: UInt.self)
    return word == UInt(bitPattern: Unmanaged.passUnretained(value).toOpaque())
  }
}
