import Foundation

extension KataFacts {
  /// The version of the grammar that this build reads.
  static let supportedVersion = 1

  /// The version before everything else: facts of another grammar are not even looked at.
  private struct Versioned: Decodable {
    var version: Int
    var facts: KataFacts?

    private enum CodingKeys: String, CodingKey { case version }

    init(from decoder: any Decoder) throws {
      version = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .version)
      facts = version == KataFacts.supportedVersion ? try KataFacts(from: decoder) : nil
    }
  }

  /// Decodes `kata.json` and checks what would otherwise become a path or a name.
  init(reading data: Data, file: String) throws(WorkbookError) {
    do {
      // One reading for both: each start reads all facts.
      let versioned = try JSONDecoder().decode(Versioned.self, from: data)
      guard let facts = versioned.facts else {
        throw WorkbookError.unsupportedVersion(
          file: file, found: versioned.version, supported: Self.supportedVersion)
      }
      self = facts
    } catch let error as WorkbookError {
      throw error
    } catch {
      throw .brokenFacts(file: file, reason: Self.reason(error))
    }
    guard Slug(id) != nil else {
      throw .brokenFacts(file: file, reason: "the id \(id.quotedForTerminal) is not a-z, 0-9 and -")
    }
    guard !starters.isEmpty else {
      throw .brokenFacts(file: file, reason: "`starters` names no file")
    }
    if let reason = audit?.fault(beside: starters) {
      throw .brokenFacts(file: file, reason: reason)
    }
    if let reason = probe?.fault { throw .brokenFacts(file: file, reason: reason) }
    for name in starters.keys.sorted() where !isAnswer(name) || !Self.isPlainName(name) {
      throw .brokenFacts(
        file: file, reason: "the starter \(name.quotedForTerminal) is not a plain .swift file name")
    }
    for name in mutants.keys.sorted() + alternatives where name.contains("/") || name.hasPrefix(".")
    {
      throw .brokenFacts(
        file: file, reason: "\(name.quotedForTerminal) is not a plain folder name")
    }
    for (test, points) in (weights ?? [:]).sorted(by: { $0.key < $1.key })
    where !(0...1000).contains(points) {
      throw .brokenFacts(
        file: file, reason: "the weight of \(test.quotedForTerminal) is \(points), not 0 to 1000")
    }
    if let isolation, isolation != "test" {
      throw .brokenFacts(
        file: file, reason: "`isolation` is \(isolation.quotedForTerminal); it can only be \"test\""
      )
    }
    for (name, mutant) in mutants.sorted(by: { $0.key < $1.key }) {
      guard let hint = mutant.hint, !(1..<Hints.levels).contains(hint) else { continue }
      throw .brokenFacts(file: file, reason: "`hint` of the mutant \(name) is not 1, 2 or 3")
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "it is not JSON" }
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      let within = place(context)
      return "`\(key.stringValue)` is missing" + (within.isEmpty ? "" : " in `\(within)`")
    case .typeMismatch(let type, let context):
      return "`\(place(context))` is not of type \(type)"
    case .valueNotFound(_, let context): return "`\(place(context))` has no value"
    case .dataCorrupted(let context):
      let within = place(context)
      return within.isEmpty ? "it is not JSON" : "`\(within)` cannot be read"
    @unknown default: return "it is not JSON"
    }
  }
}
