import Foundation

extension WorkshopPlan {
  /// Reads a plan and says what is wrong with it in words.
  public init(reading data: Data, file: String) throws(WorkshopFault) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw Self.broken(file, Self.reason(of: error, in: data))
    }
    if let problem { throw Self.broken(file, problem) }
  }

  /// Reads the plan in a folder; nil when there is none.
  public init?(in folder: URL) throws(WorkshopFault) {
    let file = folder.appendingPathComponent(Self.fileName)
    let data: Data?
    do {
      data = try PlainFile(file).bytes(limit: 256 << 10)
    } catch {
      throw WorkshopFault(error.sentence(in: .english), error.sentence(in: .japanese))
    }
    guard let data else { return nil }
    try self.init(reading: data, file: file.path)
  }

  /// The file's text.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// What the workbook says against the plan: a kata that it does not have.
  public func check(against workbook: Workbook, file: String) throws(WorkshopFault) {
    let known = workbook.katas.map(\.id)
    for id in katas where !known.contains(id) {
      let nearest = NearestName(known).to(id)
      let name = id.quotedForTerminal
      throw Self.broken(
        file,
        Sentence(
          "there is no kata \(name)" + (nearest.map { ", did you mean \($0)?" } ?? ""),
          "\(name) という問題はありません" + (nearest.map { "（\($0) のことですか？）" } ?? "")))
    }
  }

  private var problem: Sentence? {
    guard version == Self.supportedVersion else {
      return Sentence(
        "it has version \(version), and this kata knows \(Self.supportedVersion)",
        "バージョンは \(version) で、この kata が読めるのは \(Self.supportedVersion) です")
    }
    guard Language(rawValue: language) != nil else {
      return Sentence(
        "`language` is \(language.quotedForTerminal), and can be en or ja",
        "`language` は \(language.quotedForTerminal) ですが、使えるのは en か ja です")
    }
    guard (1...Self.mostSteps).contains(steps.count) else {
      return Sentence(
        "`steps` has \(steps.count) members, and can have 1 to \(Self.mostSteps)",
        "`steps` は \(steps.count) 個ありますが、1 個から \(Self.mostSteps) 個までです")
    }
    for (place, step) in steps.enumerated() {
      guard (step.kata == nil) != (step.pause == nil) else {
        return Sentence(
          "step \(place + 1) has to have either `kata` or `break`",
          "\(place + 1) 番目の step には `kata` か `break` のどちらか一方が必要です")
      }
      guard (1...600).contains(step.minutes) else {
        return Sentence(
          "step \(place + 1) has \(step.minutes) minutes, and can have 1 to 600",
          "\(place + 1) 番目の step は \(step.minutes) 分ですが、1 分から 600 分までです")
      }
    }
    return nil
  }

  private static func broken(_ file: String, _ reason: Sentence) -> WorkshopFault {
    WorkshopFault(
      "\(file) is no plan: \(reason.english); correct it, or write a new one by `kata workshop new`.",
      "\(file) は計画として使えません（\(reason.japanese)）。直すか、`kata workshop new` で作り直してください。")
  }

  private static func reason(of error: any Error, in data: Data) -> Sentence {
    func place(_ path: [any CodingKey]) -> String {
      let steps = path.compactMap(\.intValue).first
      return steps.map { "step \($0 + 1)" } ?? "the plan"
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      return Sentence(
        "`\(key.stringValue)` is missing in \(place(context.codingPath))",
        "\(place(context.codingPath)) に `\(key.stringValue)` がありません")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let name = context.codingPath.last?.stringValue ?? "it"
      return Sentence(
        "`\(name)` in \(place(context.codingPath)) is of another type than it has to be",
        "\(place(context.codingPath)) の `\(name)` の型が違います")
    default:
      return Sentence(
        data.isEmpty ? "it is empty" : "it is not JSON",
        data.isEmpty ? "空です" : "JSON ではありません")
    }
  }
}
