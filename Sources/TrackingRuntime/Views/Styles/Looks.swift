/// Looks in words, for the view tree: `padding(horizontal, 8.0)`.
enum Looks {
  /// A name with its arguments; those that are `nil` are left out.
  static func words<Arguments>(_ name: String, _ arguments: Arguments) -> String {
    let mirror = Mirror(reflecting: arguments)
    let parts =
      mirror.displayStyle == .tuple
      ? mirror.children.compactMap { words(of: $0.value) }
      : [words(of: arguments)].compactMap { $0 }
    return parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ", ")))"
  }

  /// One argument.
  private static func words(of argument: Any) -> String? {
    switch argument {
    case let worded as any Worded: return worded.words
    case let look as any SelfDescribing: return look.lookWords
    case let text as Text: return "\"\(text.string)\""
    case let key as LocalizedStringKey: return "\"\(key.text)\""
    case let text as String: return "\"\(text)\""
    case let described as any CustomStringConvertible: return described.description
    default: break
    }
    let mirror = Mirror(reflecting: argument)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { words(of: $0.value) }
    case .enum where mirror.children.isEmpty: return String(describing: argument)
    case .tuple:
      let parts = mirror.children.compactMap { words(of: $0.value) }
      return "(\(parts.joined(separator: ", ")))"
    case nil: return "…"
    default: return TypeName.short(of: type(of: argument))
    }
  }

  /// The names of the bits that are set, `all` when every one is.
  static func names(of bits: Int, _ names: String...) -> String {
    guard bits != (1 << names.count) - 1 else { return "all" }
    return names.indices.filter { bits & (1 << $0) != 0 }.map { names[$0] }
      .joined(separator: " ")
  }
}
