/// Type names as they are written.
enum TypeName {
  /// The bare name: without `any`, `some`, attributes, generic arguments, `?`, `!` and spaces.
  static func plain(_ written: String) -> String {
    var name = Substring(written)
    for word in ["any ", "some ", "@MainActor ", "inout "] where name.hasPrefix(word) {
      name = name.dropFirst(word.count)
    }
    if let bracket = name.firstIndex(of: "<") { name = name[..<bracket] }
    return String(name.filter { $0 != "?" && $0 != "!" && $0 != " " && $0 != "`" })
  }
}
