@_spi(Reflection) import Swift
import Foundation
import Synchronization

/// How two values of a type are compared to decide whether a view is different [C03–C06].
///
/// Plain data by its bytes, other `Equatable` types by `==`, other structs and tuples field by
/// field, class references by pointer (or by the class's own `==`), closures by function pointer
/// and context. Worked out once a type.
///
/// `@unchecked Sendable`: immutable; the comparators capture types alone.
final class ValueComparison: @unchecked Sendable {
  typealias Comparator = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// One thing to compare; bytes when there is no comparator.
  private struct Step {
    let offset: Int
    var size: Int
    let comparator: Comparator?
  }

  private let steps: [Step]
  private static let known = Mutex<[ObjectIdentifier: ValueComparison]>([:])

  /// The comparison for a type.
  static func of<Value>(_ type: Value.Type) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0[key] }) { return found }
    let made = ValueComparison(steps: Self.steps(for: type, at: 0))
    known.withLock { $0[key] = made }
    return made
  }

  private init(steps: [Step]) { self.steps = steps }

  /// Whether the two values in memory are equal.
  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for step in steps {
      if let comparator = step.comparator {
        guard comparator(left + step.offset, right + step.offset) else { return false }
      } else {
        guard memcmp(left + step.offset, right + step.offset, step.size) == 0 else { return false }
      }
    }
    return true
  }

  /// Whether the two values are equal.
  func areEqual<Value>(values left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in withUnsafePointer(to: right) { areEqual(left, $0) } }
  }

  private static func steps<Value>(for type: Value.Type, at offset: Int) -> [Step] {
    let bytes = [Step(offset: offset, size: MemoryLayout<Value>.size, comparator: nil)]
    if let optional = type as? any OptionalComparing.Type {
      return [Step(offset: offset, size: 0, comparator: optional.comparator())]
    }
    let isPlain = _isPOD(type)
    if !isPlain, let equatable = type as? any Equatable.Type {
      return [Step(offset: offset, size: 0, comparator: comparator(equatable))]
    }
    switch kind(of: type) {
    case .existential where !isClassExistential(type):
      return [Step(offset: offset, size: 0, comparator: existentialComparator(type))]
    case .struct, .tuple:
      var fields: [Step] = []
      let isWalked = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
        fields += fieldSteps(fieldType, at: offset + fieldOffset)
        return true
      }
      return isWalked ? merged(fields) : bytes
    default:
      return bytes
    }
  }

  private static func fieldSteps(_ type: Any.Type, at offset: Int) -> [Step] {
    func open<Field>(_ type: Field.Type) -> [Step] { steps(for: type, at: offset) }
    return _openExistential(type, do: open)
  }

  /// The kind of a type, which the standard library tells of fields only: here of a pair's first.
  private static func kind<Value>(of type: Value.Type) -> _MetadataKind {
    var found = _MetadataKind.unknown
    _ = _forEachField(of: (Value, Int).self) { _, _, _, kind in
      found = kind
      return false
    }
    return found
  }

  /// Whether the type is `any P` for a protocol of classes: a reference and witness tables.
  ///
  /// Other existentials have a buffer of three words and a type in front of their tables.
  static func isClassExistential<Value>(_ type: Value.Type) -> Bool {
    MemoryLayout<Value>.size < 4 * MemoryLayout<Int>.size && kind(of: type) == .existential
  }

  private static func comparator<Value: Equatable>(_: Value.Type) -> Comparator {
    { left, right in
      left.assumingMemoryBound(to: Value.self).pointee
        == right.assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// `any P`: the same object, or equal values of one `Equatable` type.
  private static func existentialComparator<Value>(_: Value.Type) -> Comparator {
    { left, right in
      let left: Any = left.assumingMemoryBound(to: Value.self).pointee
      let right: Any = right.assumingMemoryBound(to: Value.self).pointee
      if type(of: left) is AnyClass {
        return (left as AnyObject) === (right as AnyObject)
      }
      guard let left = left as? any Equatable else { return false }
      func equals<Left: Equatable>(_ left: Left) -> Bool { (right as? Left) == left }
      return equals(left)
    }
  }

  /// Joins neighbouring bytes.
  private static func merged(_ steps: [Step]) -> [Step] {
    var merged: [Step] = []
    for step in steps {
      if step.comparator == nil, let last = merged.last, last.comparator == nil,
        last.offset + last.size == step.offset
      {
        merged[merged.count - 1].size += step.size
      } else {
        merged.append(step)
      }
    }
    return merged
  }
}
