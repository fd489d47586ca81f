import Foundation

/// The katas of one folder: files in, values out.
///
///     let workbook = try Workbook(folder: url)
///     for kata in workbook.katas { print(kata.id, kata.title) }
///
/// What is wrong with single katas stands in `problems`; the others stay usable.
public struct Workbook: Sendable {
  /// The folder that holds `Katas`, `Solutions` and `Tests`, links followed.
  public let folder: URL
  /// The chapters that have katas, in order.
  public let chapters: [Chapter]
  /// The usable katas, in order of path.
  public let katas: [Kata]
  /// One sentence for each kata or folder that was left out.
  public let problems: [WorkbookError]
  /// What is wrong with each kata that was left out, by its id, or by its folder's name without the
  /// number where the id is not known.
  public let leftOut: [String: WorkbookError]

  /// Reads `Katas/*/*/kata.json` below a folder, and titles in a language.
  public init(folder: URL, language: Language = .english) throws(WorkbookError) {
    guard let real = PlainFile.resolved(folder.path), Self.isWorkbook(real) else {
      throw .notAWorkbook(folder: folder.path)
    }
    self.folder = URL(fileURLWithPath: real, isDirectory: true)
    var reading = WorkbookReading(folder: self.folder, language: language)
    try reading.readChapters()
    chapters = reading.chapters
    katas = reading.katas
    problems = reading.problems
    leftOut = reading.leftOut.filter { id, _ in !reading.katas.contains { $0.id == id } }
  }

  /// The kata with an id, or with a path such as `01-start/01-first-check`.
  public func kata(named name: String) throws(WorkbookError) -> Kata {
    if let kata = katas.first(where: { $0.id == name }) { return kata }
    var path = name[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    if let kata = katas.first(where: { path == $0.path || path.hasSuffix("Katas/" + $0.path) }) {
      return kata
    }
    if let problem = leftOut[name] { throw problem }
    throw .unknownKata(name, nearest: NearestName(katas.map(\.id)).to(name))
  }

  /// The kata that follows in order, or nil after the last.
  public func kata(after kata: Kata) -> Kata? {
    guard let index = katas.firstIndex(where: { $0.id == kata.id }) else { return nil }
    return index + 1 < katas.count ? katas[index + 1] : nil
  }

  /// The chapter that a kata lies in.
  public func chapter(of kata: Kata) -> Chapter? {
    chapters.first { $0.katas.contains(kata.id) }
  }

  /// A file's path below the workbook's folder, for sentences.
  public func relativePath(_ url: URL) -> String {
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
  }
}
