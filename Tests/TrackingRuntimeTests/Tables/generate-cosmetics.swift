// Makes Sources/TrackingRuntime/Views/Cosmetic out of cosmetics.txt, which says how.
//
// Run: swift Tests/TrackingRuntimeTests/Tables/generate-cosmetics.swift [FOLDER]
// Without FOLDER it writes where the runtime is built from.

import Foundation

let tables = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let checkout = tables.deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
let folder =
  CommandLine.arguments.count > 1
  ? URL(fileURLWithPath: CommandLine.arguments[1])
  : checkout.appendingPathComponent("Sources/TrackingRuntime/Views/Cosmetic")

/// A parameter: what the function calls it and the type that is kept of it.
struct Parameter {
  let name: String
  let type: String
}

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

/// The parts of a text between commas that stand outside of brackets.
func parts(_ text: String, at separator: Character = ",") -> [String] {
  var depth = 0
  var parts: [String] = [""]
  var last: Character = " "
  for character in text {
    if "([<".contains(character) { depth += 1 }
    if ")]".contains(character) || (character == ">" && last != "-") { depth -= 1 }
    if character == separator && depth == 0 {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
    last = character
  }
  return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

/// The parameters in the brackets of a signature.
func parameters(of signature: String) -> [Parameter] {
  var depth = 0
  var inside = ""
  var angles = 0
  for character in signature {
    if depth == 0 && character == "<" { angles += 1 }
    if depth == 0 && character == ">" { angles -= 1 }
    if angles > 0 && depth == 0 { continue }
    if character == ")" { depth -= 1 }
    if character == ")" && depth == 0 { break }
    if depth > 0 { inside.append(character) }
    if character == "(" { depth += 1 }
  }
  return parts(inside).map { part in
    guard let colon = part.firstIndex(of: ":") else { stop("no type: \(part)") }
    let name = part[..<colon].split(separator: " ").last.map(String.init) ?? ""
    var type = parts(String(part[part.index(after: colon)...]), at: "=")[0]
    type = type.replacingOccurrences(of: "@escaping ", with: "")
    if type.hasSuffix("...") { type = "[\(type.dropLast(3))]" }
    if type.hasPrefix("@Sendable") || type.contains("->") { type = "(\(type))" }
    return Parameter(name: name, type: type)
  }
}

/// `topBarLeading` as `Top bar leading.`
func words(_ name: String) -> String {
  var text = ""
  for character in name where character != "`" {
    if character.isUppercase && text.last?.isUppercase == false { text.append(" ") }
    text.append(contentsOf: character.lowercased())
  }
  return text.prefix(1).uppercased() + text.dropFirst() + "."
}

func plain(_ name: String) -> String { name.replacingOccurrences(of: "`", with: "") }

/// The name that a signature begins with.
func name(of signature: String) -> String {
  String(signature.prefix { $0 != "(" && $0 != "<" })
}

func tuple(_ items: [String]) -> String { "(" + items.joined(separator: ", ") + ")" }

/// The declarations of one line of the table, by what they extend; "" for the top level.
func declarations(_ line: String, doc: String?) -> [(owner: String, text: String)] {
  guard let space = line.firstIndex(of: " ") else { stop("not a line: \(line)") }
  var rest = String(line[line.index(after: space)...])
  func word() -> String {
    let word = rest.prefix { $0 != " " }
    rest = rest.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
    return String(word)
  }
  func nested(_ type: String) -> (owner: String, name: String) {
    guard let dot = type.lastIndex(of: ".") else { return ("", type) }
    return (String(type[..<dot]), String(type[type.index(after: dot)...]))
  }
  func conformances() -> String {
    guard rest.hasPrefix("("), let end = rest.firstIndex(of: ")") else { return "" }
    let found = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...].trimmingCharacters(in: .whitespaces)
    return ", " + found
  }
  switch line[..<space] {
  case "func", "@_disfavoredOverload":
    let attribute = line.hasPrefix("@") ? "@_disfavoredOverload " : ""
    if line.hasPrefix("@") { _ = word() }
    let list = parameters(of: rest)
    let type = list.count == 1 ? list[0].type : tuple(list.map(\.type))
    return [
      (
        "View",
        """
        /// \(doc ?? words(name(of: rest)))
        \(attribute)public nonisolated func \(rest) -> StyledView<Self, \(type)> {
          look("\(name(of: rest))", \(tuple(list.map(\.name))))
        }
        """
      )
    ]
  case "on":
    let type = word()
    let list = parameters(of: rest)
    return [
      (
        type,
        """
        /// \(doc ?? words(name(of: rest)))
        public nonisolated func \(rest) -> \(type) {
          adding("\(name(of: rest))", \(tuple(list.map(\.name))))
        }
        """
      )
    ]
  case "value":
    let (owner, name) = nested(word())
    return [
      (
        owner,
        """
        /// \(doc ?? words(name))
        public struct \(name): Hashable, Sendable, Worded\(conformances()) {
          let words: String
        }
        """
      )
    ]
  case "static":
    let type = word()
    if rest.contains("(") {
      let list = parameters(of: rest)
      return [
        (
          type,
          """
          /// \(doc ?? words(name(of: rest)))
          public static func \(rest) -> \(type) {
            \(type)("\(plain(name(of: rest)))", \(tuple(list.map(\.name))))
          }
          """
        )
      ]
    }
    return rest.split(separator: " ").map {
      (
        type,
        """
        /// \(words(String($0)))
        public static let \($0) = \(type)(words: "\(plain(String($0)))")
        """
      )
    }
  case "enum":
    let (owner, name) = nested(word())
    let more = conformances()
    return [
      (
        owner,
        """
        /// \(doc ?? words(name))
        public enum \(name): Hashable, Sendable\(more) {
        \(rest.split(separator: " ").map { "  /// \(words(String($0)))\n  case \($0)" }
          .joined(separator: "\n"))
        }
        """
      )
    ]
  case "set":
    let name = word()
    let members = rest.split(separator: " ").map(String.init)
    let statics = members.enumerated().map {
      "  /// \(words($1))\n  public static let \($1) = \(name)(rawValue: 1 << \($0))"
    }
    return [
      (
        "",
        """
        /// \(doc ?? words(name))
        public struct \(name): OptionSet, Hashable, Sendable, CustomStringConvertible {
          /// The bits.
          public let rawValue: Int
          /// Makes a set of bits.
          public init(rawValue: Int) { self.rawValue = rawValue }
        \(statics.joined(separator: "\n"))
          /// Every one.
          public static let all = \(name)(rawValue: \((1 << members.count) - 1))
          /// The names of those that are in it.
          public var description: String {
            Looks.names(of: rawValue, \(members.map { "\"\($0)\"" }.joined(separator: ", ")))
          }
        }
        """
      )
    ]
  case "look", "body":
    let isBody = line.hasPrefix("body")
    let type = word()
    var result: [(owner: String, text: String)] = []
    if !isBody {
      result.append(("", "/// \(doc ?? words(type))\npublic protocol \(type): Sendable {}"))
    }
    for pair in rest.split(separator: " ") {
      let halves = pair.split(separator: ":").map(String.init)
      let body = """
          /// The label, as the platform shows it.
          public func makeBody(configuration: Configuration) -> some View {
            configuration.platformBody
          }

        """
      result.append(
        (
          "",
          """
          /// \(words(halves[0]))
          public struct \(halves[1]): \(type)\(isBody ? ", BuiltInStyle" : "") {
            /// Makes the look.
            public nonisolated init() {}
          \(isBody ? body : "")}
          extension \(type) where Self == \(halves[1]) {
            /// \(words(halves[0]))
            public nonisolated static var \(halves[0] == "switch" ? "`switch`" : halves[0]): \(halves[1]) { \(halves[1])() }
          }
          """
        ))
    }
    return result
  case "part", "part+", "partbody":
    let protocolName = word()
    let look = word()
    let type = name(of: rest)
    let list = parameters(of: rest)
    let signature = rest.dropFirst(type.count)
    let isBody = line.hasPrefix("partbody")
    let lookName = look == "switch" ? "`switch`" : look
    let body = """

        /// The control, as the platform shows it.
        public func makeBody(configuration: Configuration) -> some View {
          configuration.platformBody
        }
      """
    let function = """

        /// \(doc ?? words(look))
        public nonisolated static func \(look)\(signature) -> \(type) {
          \(type)(\(list.map { "\($0.name): \($0.name)" }.joined(separator: ", ")))
        }
      """
    return [
      (
        "",
        """
        /// \(doc ?? words(look))
        public struct \(type): \(protocolName), SelfDescribing\(isBody ? ", BuiltInStyle" : "") {
        \(list.map { "  let \($0.name): \($0.type)" }.joined(separator: "\n"))
          nonisolated var lookWords: String { Looks.words("\(type)", \(tuple(list.map(\.name)))) }
          /// Makes the look.
          public nonisolated init\(signature) {
        \(list.map { "    self.\($0.name) = \($0.name)" }.joined(separator: "\n"))
          }
        \(isBody ? body : "")}
        extension \(protocolName) where Self == \(type) {
          /// \(doc ?? words(look))
          public nonisolated static var \(lookName): \(type) { \(type)() }
        \(line.hasPrefix("part+") ? function : "")}
        """
      )
    ]
  case "environment":
    let key = String(rest.prefix { $0 != ":" })
    let halves = parts(String(rest.dropFirst(key.count + 1)), at: "=")
    let keyType = key.prefix(1).uppercased() + key.dropFirst() + "Key"
    return [
      (
        "EnvironmentValues",
        """
        private enum \(keyType): EnvironmentKey {
          static var defaultValue: \(halves[0]) { \(halves[1]) }
        }
        /// \(doc ?? words(key))
        public var \(key): \(halves[0]) {
          get { self[\(keyType).self] }
          set { self[\(keyType).self] = newValue }
        }
        """
      )
    ]
  default: stop("not a line: \(line)")
  }
}

let table = try String(
  contentsOf: tables.appendingPathComponent("cosmetics.txt"), encoding: .utf8)
var files: [(name: String, pieces: [(owner: String, text: String)])] = []
for line in table.split(separator: "\n") where !line.hasPrefix("#") {
  if line.hasPrefix("== ") {
    files.append((String(line.dropFirst(3)), []))
    continue
  }
  let halves = line.components(separatedBy: " // ")
  files[files.count - 1].pieces += declarations(
    halves[0], doc: halves.count > 1 ? halves[1] : nil)
}

try? FileManager.default.removeItem(at: folder)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
var paths: [String] = []
for file in files {
  var text = """
    // Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
    import Foundation

    """
  var owner = ""
  for piece in file.pieces {
    if piece.owner != owner {
      if !owner.isEmpty { text += "}\n" }
      if !piece.owner.isEmpty { text += "\nextension \(piece.owner) {" }
      owner = piece.owner
    }
    text += "\n\(piece.text)\n"
  }
  if !owner.isEmpty { text += "}\n" }
  let path = folder.appendingPathComponent(file.name + ".swift").path
  try text.write(toFile: path, atomically: true, encoding: .utf8)
  paths.append(path)
}

let format = Process()
format.executableURL = URL(fileURLWithPath: "/usr/bin/env")
format.arguments =
  [
    "swift", "format", "-i", "--configuration",
    checkout.appendingPathComponent(".swift-format").path,
  ] + paths
try format.run()
format.waitUntilExit()
for path in paths {
  let lines = try String(contentsOfFile: path, encoding: .utf8).split(
    separator: "\n", omittingEmptySubsequences: false)
  if lines.count > 501 { stop("\(path) has \(lines.count) lines; give the table another file") }
}
