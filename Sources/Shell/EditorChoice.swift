import Foundation

/// The learner's editor and how it is told to open a file at a line.
struct EditorChoice: Equatable {
  /// The program's name or path.
  let program: String
  private let options: [String]

  /// Takes `VISUAL`, then `EDITOR`; the value may carry options, as in `code --wait`.
  init?(environment: [String: String]) {
    let values = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
    guard let value = values.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    program = words.removeFirst()
    options = words
  }

  /// The words after the program's name.
  func arguments(opening file: String, at line: Int) -> [String] {
    let name = URL(fileURLWithPath: program).lastPathComponent
    return switch name {
    case "code", "code-insiders", "codium", "cursor", "windsurf":
      options + ["--goto", "\(file):\(line)"]
    case "hx", "helix", "zed", "subl":
      options + ["\(file):\(line)"]
    case "vi", "vim", "nvim", "view", "nano", "pico", "emacs", "emacsclient", "micro", "kak", "ne",
      "joe", "mg", "gedit", "kate":
      options + (name == "kate" ? ["--line", "\(line)"] : ["+\(line)"]) + [file]
    // An editor that we do not know might take a line for a second file.
    default: options + [file]
    }
  }
}
