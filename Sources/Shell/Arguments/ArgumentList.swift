import Workbook

/// A command's words after reading: its options and its operands.
public struct ArgumentList: Sendable, Equatable {
  /// The words that are no options, in order.
  public private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Reads words against what a command declares; what is not declared is an error.
  public init(
    _ words: [String], options: [CommandOption], operands allowed: Operands, command: String
  ) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-") && word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw Self.unknown(name, options, command)
      }
      guard let placeholder = option.value else {
        guard parts.count == 1 else { throw UsageError { $0.takesNoValue(name) } }
        values[name] = ""
        continue
      }
      let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
      guard let value, !value.isEmpty else {
        throw UsageError { $0.needsValue(name, placeholder) }
      }
      guard option.choices.isEmpty || option.choices.contains(value) else {
        throw Self.unknownValue(value, option)
      }
      values[name] = value
    }
    guard operands.count <= allowed.count.upperBound else {
      let stray = operands[allowed.count.upperBound].quotedForTerminal
      throw UsageError { $0.strayWord(stray, Self.help(command)) }
    }
    guard operands.count >= allowed.count.lowerBound else {
      throw UsageError { $0.missingWord(command, allowed.name, Self.help(command)) }
    }
  }

  /// Whether a flag was given.
  public func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The value of an option, or nil when it was not given.
  public func value(_ option: String) -> String? { values[option] }

  /// Words that another program reads as the same options and operands.
  var words: [String] {
    let options = values.sorted { $0.key < $1.key }.map { name, value in
      // Only a flag's value is empty.
      value.isEmpty ? name : "\(name)=\(value)"
    }
    return options + ["--"] + operands
  }

  /// The value of an option as a whole number within a range.
  public func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError { $0.numberOutOfRange(option, range, text.quotedForTerminal) }
    }
    return number
  }

  private static func unknown(
    _ name: String, _ options: [CommandOption], _ command: String
  ) -> UsageError {
    let nearest = NearestName(options.map(\.name)).to(name)
    return UsageError {
      $0.unknownOption(command, name.quotedForTerminal, nearest, help(command))
    }
  }

  private static func unknownValue(_ value: String, _ option: CommandOption) -> UsageError {
    let nearest = NearestName(option.choices).to(value)
    return UsageError {
      $0.unknownValue(option.name, value.quotedForTerminal, nearest, option.choices)
    }
  }

  /// What shows how a command is used.
  private static func help(_ command: String) -> String {
    command == "kata" ? "kata --help" : "kata \(command) --help"
  }
}
