import Foundation
import Workbook

/// What a check asks the audit: rules about the answer, or what the answer, a configuration, makes of
/// samples.
struct AuditQuestion {
  /// The files that the audit finds in its folder, by path.
  let files: [SourceFile]
  /// The rules that are asked; empty when the configuration decides.
  let rules: [String]
  /// The name of the configuration; nil when the answer is Swift.
  let configuration: String?
  /// The samples' paths.
  let samples: [String]

  /// Rules about an answer in Swift.
  init(of answer: SourceSet, rules: [String]) {
    files = answer.files
    self.rules = rules
    configuration = nil
    samples = []
  }

  /// An answer that is a configuration, tried on samples.
  init(of answer: SourceSet, on samples: [SourceFile]) {
    files = answer.files + samples
    rules = []
    configuration = answer.files.first?.name
    self.samples = samples.map(\.name)
  }

  /// The words behind the program's name.
  var words: [String] {
    let words = ["--lang=en", "--format=json"]
    guard let configuration else {
      return words + ["--rules", rules.joined(separator: ","), "."]
    }
    // Each sample is named, so that the program says which of them the configuration excludes.
    return words + ["--config", configuration] + samples
  }

  /// How many files the audit has to read when it leaves these out.
  func count(without excluded: [String]) -> Int {
    configuration == nil ? files.count : samples.count - excluded.count
  }

  /// What is wrong with the configuration, from the sentence that the program ended with; nil when the
  /// answer is Swift.
  ///
  /// The program says `policy.json:3: there is no rule "x": …`; that is as good as a compiler's error.
  func refusal(saying sentence: String) -> Diagnostic? {
    guard let configuration else { return nil }
    var (line, message) = (0, sentence)
    if sentence.hasPrefix(configuration + ":") {
      message = String(sentence.dropFirst(configuration.count + 1))
      let digits = message.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), message.dropFirst(digits.count).hasPrefix(":") {
        line = number
        message = String(message.dropFirst(digits.count + 1))
      }
    }
    return Diagnostic(
      severity: .error, message: message.trimmingCharacters(in: .whitespaces),
      file: configuration, line: line, column: 0)
  }
}
