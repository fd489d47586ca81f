/// The assignments of an Xcode project file or an `.xcconfig`, by their keys.
struct BuildSettings {
  private var values: [String: [String]] = [:]
  /// The names of the `.xcconfig` files that a project mentions.
  private(set) var configurations: Set<String> = []

  /// Reads a `project.pbxproj`: an old-style property list of which only `key = value;` matters.
  init(project text: String) {
    var last: [Token] = []
    for token in Self.tokens(text) {
      if case .mark(";") = token, last.count >= 3,
        case .word(let value) = last[last.count - 1], case .mark("=") = last[last.count - 2],
        case .word(let key) = last[last.count - 3]
      {
        add(key, value)
      }
      if last.count == 3 { last.removeFirst() }
      last.append(token)
    }
  }

  /// Reads an `.xcconfig`: `KEY = value`, one a line, conditions such as `[sdk=…]` left out.
  init(configuration text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard let sign = code.firstIndex(of: "="), !code.hasPrefix("#") else { continue }
      let left = code[..<sign]
      // `KEY[sdk=iphoneos*] = 15` has its first `=` inside the condition.
      if let bracket = left.firstIndex(of: "[") {
        guard let end = code[sign...].firstRange(of: "]"),
          let real = code[end.upperBound...].firstIndex(of: "=")
        else { continue }
        add(Self.trim(left[..<bracket]), Self.trim(code[code.index(after: real)...]))
      } else {
        add(Self.trim(left), Self.trim(code[code.index(after: sign)...]))
      }
    }
  }

  /// The deployment targets that are written; an SDK that the project does not build for is none.
  var targets: [DeploymentTarget] {
    let sdks = Set(
      ((values["SDKROOT"] ?? []) + (values["SUPPORTED_PLATFORMS"] ?? []))
        .flatMap { $0.split(separator: " ").map(String.init) })
    let all = Platform.allCases.flatMap { platform -> [DeploymentTarget] in
      guard let setting = platform.setting else { return [] }
      guard sdks.isEmpty || sdks.contains("auto") || sdks.contains(platform.sdk) else { return [] }
      return (values[setting] ?? []).compactMap { PlatformVersion($0) }
        .map { DeploymentTarget(platform, $0) }
    }
    return ManifestSettings.oldest(all)
  }

  /// The oldest language version that is written.
  var swiftVersion: String? {
    (values["SWIFT_VERSION"] ?? []).compactMap { PlatformVersion($0) }.min()?.description
  }

  private mutating func add(_ key: String, _ value: String) {
    if value.hasSuffix(".xcconfig") {
      configurations.insert(value.split(separator: "/").last.map(String.init) ?? value)
    }
    let isWanted =
      key.hasSuffix("_DEPLOYMENT_TARGET")
      || ["SWIFT_VERSION", "SDKROOT", "SUPPORTED_PLATFORMS"].contains(key)
    if isWanted { values[key, default: []].append(value) }
  }

  private static func trim(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace || first == "\"" { text.removeFirst() }
    while let last = text.last, last.isWhitespace || last == "\"" || last == ";" {
      text.removeLast()
    }
    return String(text)
  }

  private enum Token {
    case word(String)
    case mark(Character)
  }

  /// The words, strings and marks of a property list; comments left out.
  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    while let byte = rest.first {
      if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if byte == UInt8(ascii: "\"") {
        rest.removeFirst()
        let start = rest.startIndex
        while let inner = rest.first, inner != UInt8(ascii: "\"") {
          rest = rest.dropFirst(inner == UInt8(ascii: "\\") ? 2 : 1)
        }
        tokens.append(.word(string(bytes[start..<rest.startIndex])))
        rest = rest.dropFirst()
      } else if "{}()=;,".utf8.contains(byte) {
        tokens.append(.mark(Character(UnicodeScalar(byte))))
        rest.removeFirst()
      } else if " \t\r\n".utf8.contains(byte) {
        rest.removeFirst()
      } else {
        let end =
          rest.firstIndex { " \t\r\n{}()=;,\"".utf8.contains($0) } ?? rest.endIndex
        tokens.append(.word(string(rest[..<end])))
        rest = rest[end...]
      }
    }
    return tokens
  }
}
