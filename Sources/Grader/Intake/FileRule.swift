import Foundation

/// Which files of a kata's folder are an answer's, which are left aside, and which are refused.
enum FileRule {
  /// What to do with a file.
  enum Decision: Equatable {
    case take
    /// It is left aside, and the teacher is told why; nil for what is there in every copy.
    case leave(String?)
    /// It is left aside where another file is taken; alone it is the answer, and refused.
    case stray(IntakeRefusal)
    case refuse(IntakeRefusal)
  }

  /// Decides by name and kind alone; `isAnswer` tells whether the kata wants files of this name, and
  /// `shipped` are the names in the kata's own folder.
  static func decision(
    on entry: TreeEntry, isAnswer: Bool, shipped: Set<String>
  ) -> Decision {
    let name = entry.name
    if name.hasPrefix("-") || name.hasPrefix("@") {
      return .refuse(
        IntakeRefusal(
          .fileName, "\(entry.shown) would be read as an option by a compiler; rename it"))
    }
    if name.hasPrefix(".") { return .leave(nil) }
    guard isAnswer else {
      return .leave(shipped.contains(name) ? nil : "only the kata's own kind of file is looked at")
    }
    if name == "Package.swift" {
      return .leave("a manifest of the learner's is never evaluated")
    }
    if name == "main.swift" { return .leave("a kata has no top-level code, so this was left out") }
    if name.hasSuffix("Tests.swift") { return .leave("tests come from the course alone") }
    switch entry.kind {
    case .symbolicLink:
      return .refuse(
        IntakeRefusal(.symbolicLink, "\(entry.shown) is a symbolic link; hand in the file itself"))
    case .hardLink:
      return .refuse(
        IntakeRefusal(
          .hardLink, "\(entry.shown) has a second name somewhere (a hard link); hand in a copy"))
    case .special:
      return .refuse(IntakeRefusal(.notAFile, "\(entry.shown) is not a plain file"))
    case .file: break
    }
    guard isPlain(name) else {
      let why = IntakeRefusal(
        .fileName,
        "\(entry.shown) has a name with other characters than A–Z, a–z, 0–9, _, + and -; rename it")
      return isEveryday(name) ? .stray(why) : .refuse(why)
    }
    return .take
  }

  /// Whether a name is such as a desktop gives to a copy: `Cell copy.swift`, `Cell (1).swift`. Others
  /// were made on purpose.
  private static func isEveryday(_ name: String) -> Bool {
    name.utf8.count <= 200
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
          || $0.properties.numericType != nil || " ()_+-.".unicodeScalars.contains($0)
      }
  }

  /// Whether a name is letters, digits, `_`, `+`, `-` and dots between them.
  static func isPlain(_ name: String) -> Bool {
    name.utf8.count <= 100
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"),
          UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
