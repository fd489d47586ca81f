/// Why a body has to run, as a set; turned into the words of `_printChanges()` only when read.
struct UpdateCause: OptionSet {
  let rawValue: UInt64

  /// No cause: spelt out, as `[]` and the set's own `isEmpty` are generic code, which is slow.
  static var none: UpdateCause { UpdateCause(rawValue: 0) }
  var isEmpty: Bool { rawValue == 0 }

  /// An `@Observable` property that the last body read is about to change.
  static let dependencies = UpdateCause(rawValue: 1)
  /// The view value is different from the one before.
  static let selfValue = UpdateCause(rawValue: 2)
  /// The place is new.
  static let identity = UpdateCause(rawValue: 4)

  /// The dynamic property with this number in declaration order; those past the 60th share a bit.
  static func property(_ index: Int) -> UpdateCause {
    UpdateCause(rawValue: 8 << UInt64(min(index, 60)))
  }

  /// The words of `_printChanges()`, in its order [C26].
  func words(properties: [String]) -> [String] {
    var words: [String] = []
    if contains(.dependencies) { words.append("@dependencies") }
    if contains(.selfValue) { words.append("@self") }
    if contains(.identity) { words.append("@identity") }
    for (index, name) in properties.enumerated() where contains(.property(index)) {
      words.append(name)
    }
    return words
  }
}
