/// The mangled name of a type, as it stands in the compiler's reflection metadata.
struct MangledTypeName {
  /// The name without its references to descriptors.
  let text: String
  private let bytes: UnsafePointer<UInt8>
  private let length: Int

  /// Reads a name up to its end; `nil` for what is too long to be one.
  init?(_ name: UnsafeRawPointer) {
    bytes = name.assumingMemoryBound(to: UInt8.self)
    var length = 0
    var words: [UInt8] = []
    while bytes[length] != 0 {
      let byte = bytes[length]
      length += 1
      switch byte {
      // A reference to a descriptor, relative or absolute, whose bytes may be anything.
      case 0x01...0x17: length += 4
      case 0x18...0x1F: length += 8
      default: words.append(byte)
      }
      guard length < 4_096 else { return nil }
    }
    self.length = length
    text = String(decoding: words, as: UTF8.self)
  }

  /// The type; `nil` for what has none at run time: closures and variables in boxes.
  var type: Any.Type? {
    _getTypeByMangledNameInContext(
      bytes, UInt(length), genericContext: nil, genericArguments: nil)
  }

  /// Whether the value is a weak or unowned reference: its object may be gone.
  var isUnretained: Bool { ["Xw", "Xo", "Xu"].contains { text.hasSuffix($0) } }
  /// Whether the value is a metatype, which takes no room when it is known.
  var isMetatype: Bool { text.contains("XM") }
  /// Whether the value is an escaping closure of Swift's: a function and a context.
  ///
  /// Such a name ends with `I`, `e` for escaping, more letters for its conventions, and `_`.
  var isClosure: Bool {
    guard text.hasSuffix("_"), let start = text.lastIndex(of: "I") else { return false }
    let conventions = text[text.index(after: start)...].dropLast()
    return conventions.first == "e" && conventions.allSatisfy { $0.isASCII && $0.isLetter }
  }
  /// Whether the type is a C block, or has one inside.
  ///
  /// Such a function ends with `XB`, which may stand inside of a name too; names come after their lengths.
  var hasBlock: Bool {
    var rest = text[...]
    while let first = rest.first {
      if first.isASCII, let length = Int(rest.prefix { $0.isASCII && $0.isNumber }) {
        rest = rest.drop { $0.isASCII && $0.isNumber }.dropFirst(length)
      } else if rest.hasPrefix("XB") {
        return true
      } else {
        rest = rest.dropFirst()
      }
    }
    return false
  }
  /// Whether the value is a reference to the box of a variable.
  var isBox: Bool { text.hasSuffix("Xx") }
  /// Whether the name may speak of a generic parameter; the runtime must not be asked for it then.
  var isMaybeGeneric: Bool { text.contains { $0 == "x" || $0 == "q" || $0 == "Q" } }
}
