import Foundation

/// Optionals are compared by their payload, so that the bytes of a missing one do not matter.
protocol OptionalComparing {
  /// Compares two optionals in memory.
  static func comparator() -> ValueComparison.Comparator
}

extension Optional: OptionalComparing {
  static func comparator() -> ValueComparison.Comparator {
    if Wrapped.self is AnyObject.Type || ValueComparison.isClassExistential(Wrapped.self) {
      // By the bytes alone: the field may be weak, and a weak reference must not be loaded.
      let size = MemoryLayout<Wrapped>.size
      return { left, right, _ in memcmp(left, right, size) == 0 }
    }
    let payload = ValueComparison.of(Wrapped.self)
    return { left, right, closures in
      let left = left.assumingMemoryBound(to: Wrapped?.self).pointee
      let right = right.assumingMemoryBound(to: Wrapped?.self).pointee
      switch (left, right) {
      case (nil, nil): return true
      case (let left?, let right?): return payload.areEqual(values: left, right, closures: closures)
      default: return false
      }
    }
  }
}
