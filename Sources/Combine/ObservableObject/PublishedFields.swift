@_spi(Reflection) import Swift
import Synchronization

/// Where a class, with its superclasses, keeps its `@Published` properties; read once a class.
struct PublishedFields: Sendable {
  private struct Field: Sendable {
    let offset: Int
    let type: any PublishedProperty.Type
  }

  private static let known = Mutex<[ObjectIdentifier: PublishedFields]>([:])

  private let fields: [Field]

  static func of(_ type: AnyClass) -> PublishedFields {
    if let fields = known.withLock({ $0[ObjectIdentifier(type)] }) { return fields }
    let fields = PublishedFields(readingFieldsOf: type)
    known.withLock { $0[ObjectIdentifier(type)] = fields }
    return fields
  }

  private init(readingFieldsOf type: AnyClass) {
    var found: [Field] = []
    // Raw value 1 is `.classType`, a static `var` that Swift 6 mode does not let anyone read. The
    // walk includes inherited fields, from the root class down.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, type, _ in
      if let type = type as? any PublishedProperty.Type {
        found.append(Field(offset: offset, type: type))
      }
      return true
    }
    fields = found
  }

  /// The first `@Published` storage of an object of this class, nil when the class has none.
  func first(in object: AnyObject) -> (any PublishedStoring)? {
    fields.first.map { Self.storage(of: $0, in: object) }
  }

  /// All `@Published` storages of an object of this class.
  func all(in object: AnyObject) -> [any PublishedStoring] {
    fields.map { Self.storage(of: $0, in: object) }
  }

  private static func storage(of field: Field, in object: AnyObject) -> any PublishedStoring {
    withExtendedLifetime(object) {
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return field.type.storage(at: address + field.offset)
    }
  }
}
