import Foundation

/// Whose declaration a Swift symbol is, read from the demangler's words.
struct SymbolPath {
  /// `Foundation`, or the module of the extension that declares it.
  let module: String
  /// The names without generic arguments: `Swift`, `String`, `init`.
  let names: [String]

  /// Finds the first declaration of one of these modules; nil when there is none.
  init?(in demangled: String, modules: Set<String>) {
    let text = Self.withoutSpecialization(demangled)
    guard let start = Self.occurrences(in: text, of: modules).first else { return nil }
    names = Self.names(text[start...])
    let before = text[..<start]
    // `(extension in Foundation):Swift.String`
    if before.hasSuffix("):"), let word = before.range(of: "(extension in ", options: .backwards) {
      module = String(before[word.upperBound...].dropLast(2))
    } else {
      module = names[0]
    }
  }

  /// Every `Module.Name` of these modules, wherever it stands.
  static func types(in demangled: String, of modules: Set<String>) -> [String] {
    occurrences(in: demangled, of: modules).compactMap { start in
      let names = names(demangled[start...])
      return names.count > 1 ? names[1] : nil
    }
  }

  /// `generic specialization <Foundation.Process> of Swift.Array…` is Swift's.
  private static func withoutSpecialization(_ text: String) -> Substring {
    guard text.hasPrefix("generic "), let end = text.range(of: "> of ") else { return text[...] }
    return text[end.upperBound...]
  }

  /// Where an identifier that is one of the modules begins and a dot follows it.
  private static func occurrences(
    in text: some StringProtocol, of modules: Set<String>
  ) -> [String.Index] {
    var found: [String.Index] = []
    var start: String.Index?
    var isAfterDot = false
    for index in text.indices {
      let character = text[index]
      if character.isLetter || character == "_" || (start != nil && character.isNumber) {
        if start == nil { start = index }
        continue
      }
      if let begin = start {
        if character == ".", !isAfterDot, modules.contains(String(text[begin..<index])) {
          found.append(begin)
        }
        start = nil
      }
      isAfterDot = character == "."
    }
    return found
  }

  private static func names(_ text: some StringProtocol) -> [String] {
    var names: [String] = []
    var name = ""
    var depth = 0
    for character in text {
      if character == "<", !name.isEmpty || depth > 0 {
        depth += 1
      } else if depth > 0 {
        if character == ">" { depth -= 1 }
      } else if character == "." {
        names.append(name)
        name = ""
      } else if character.isLetter || character.isNumber || character == "_" || character == "$" {
        name.append(character)
      } else {
        break
      }
    }
    names.append(name)
    return names.filter { !$0.isEmpty }
  }
}
