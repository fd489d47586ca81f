/// Type names as SwiftUI prints them: enclosing types kept, module and generic arguments left out.
enum TypeName {
  /// The name of a type, such as `Outer.ContentView` [C26].
  static func short(of type: Any.Type) -> String {
    var depth = 0
    var kept = ""
    for character in _typeName(type, qualified: true) {
      switch character {
      case "<", "(":
        depth += 1
      case ">", ")":
        depth -= 1
      default:
        if depth == 0 { kept.append(character) }
      }
    }
    let parts = kept.split(separator: ".")
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : kept
  }

  /// The name of a type as interpolation prints it: generic arguments kept, modules and outer types not.
  static func full(of type: Any.Type) -> String { _typeName(type, qualified: false) }
}
