@_spi(Reflection) import Swift
import Foundation
import Synchronization

/// How two values of a type are compared to decide whether a view is different [C03–C06].
///
/// Plain data by its bytes, other `Equatable` types by `==`, other structs and tuples field by
/// field, other enums by case and payload, class references by pointer (or by the class's own `==`), closures by function pointer
/// and context, or by what they captured where a `ClosureComparison` is given. Worked out once a
/// type.
///
/// `@unchecked Sendable`: immutable; the comparators capture types alone.
final class ValueComparison: @unchecked Sendable {
  typealias Comparator = (UnsafeRawPointer, UnsafeRawPointer, ClosureComparison?) -> Bool

  /// One thing to compare; bytes when there is no comparator.
  private struct Step {
    let offset: Int
    var size: Int
    let comparator: Comparator?
  }

  private let steps: [Step]
  /// The bytes that are all there is to compare, for the many types that have no other step.
  let plain: (offset: Int, size: Int)?
  private static let known = Mutex<[ObjectIdentifier: ValueComparison]>([:])

  /// The comparison for a type.
  static func of<Value>(_ type: Value.Type) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0[key] }) { return found }
    let made = ValueComparison(steps: Self.steps(for: type, at: 0))
    known.withLock { $0[key] = made }
    return made
  }

  private init(steps: [Step]) {
    self.steps = steps
    plain =
      steps.count == 1 && steps[0].comparator == nil ? (steps[0].offset, steps[0].size) : nil
  }

  /// The comparison of a type by its bytes alone.
  static func bytes<Value>(of _: Value.Type) -> ValueComparison {
    ValueComparison(steps: [Step(offset: 0, size: MemoryLayout<Value>.size, comparator: nil)])
  }

  /// Whether the two values in memory are equal; `closures` is for the policy `captures`.
  func areEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, closures: ClosureComparison? = nil
  ) -> Bool {
    if let plain { return memcmp(left + plain.offset, right + plain.offset, plain.size) == 0 }
    for step in steps {
      if let comparator = step.comparator {
        guard comparator(left + step.offset, right + step.offset, closures) else { return false }
      } else {
        guard memcmp(left + step.offset, right + step.offset, step.size) == 0 else { return false }
      }
    }
    return true
  }

  /// Whether the two values are equal.
  func areEqual<Value>(
    values left: Value, _ right: Value, closures: ClosureComparison? = nil
  ) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { areEqual(left, $0, closures: closures) }
    }
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
    case .function where isSwiftClosure(type):
      return [Step(offset: offset, size: 0, comparator: areClosuresEqual)]
    case .struct, .tuple:
      var fields: [Step] = []
      let isWalked = _forEachField(of: type) { _, fieldOffset, fieldType, _ in
        fields += fieldSteps(fieldType, at: offset + fieldOffset)
        return true
      }
      return isWalked ? merged(fields) : bytes
    case .enum where !isPlain:
      guard let cases = EnumComparison(type) else { return bytes }
      return [Step(offset: offset, size: 0, comparator: comparator(type, cases))]
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

  /// Whether the type is a closure with a context of its own that outlives the call.
  ///
  /// The flags are those of `FunctionTypeMetadata`: the convention, 0 for Swift's own, and escaping.
  static func isSwiftClosure<Value>(_ type: Value.Type) -> Bool {
    let flags = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
    return MemoryLayout<Value>.size == 2 * MemoryLayout<UInt>.size
      && flags & 0x00FF_0000 == 0 && flags & 0x0400_0000 != 0
  }

  /// The same function, and the same context or, under `captures`, one with equal values.
  private static func areClosuresEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, closures: ClosureComparison?
  ) -> Bool {
    let left = left.assumingMemoryBound(to: (UInt, UnsafeRawPointer?).self).pointee
    let right = right.assumingMemoryBound(to: (UInt, UnsafeRawPointer?).self).pointee
    guard left.0 == right.0 else { return false }
    guard left.1 != right.1 else { return true }
    guard let closures, let left = left.1, let right = right.1 else { return false }
    return closures.areEqual(left, right)
  }

  private static func comparator<Value: Equatable>(_: Value.Type) -> Comparator {
    { left, right, _ in
      left.assumingMemoryBound(to: Value.self).pointee
        == right.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func comparator<Value>(_: Value.Type, _ cases: EnumComparison) -> Comparator {
    { left, right, closures in
      cases.areEqual(
        left.assumingMemoryBound(to: Value.self).pointee,
        right.assumingMemoryBound(to: Value.self).pointee, closures: closures)
    }
  }

  /// `any P`: the same object, or equal values of one `Equatable` type.
  private static func existentialComparator<Value>(_: Value.Type) -> Comparator {
    { left, right, _ in
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
