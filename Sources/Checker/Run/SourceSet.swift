import Foundation
import Workbook

/// The files of one answer to one kata, read once and in a fixed order: Swift, or the configuration
/// that is the answer.
public struct SourceSet: Sendable, Equatable {
  /// The files, sorted by name.
  public let files: [SourceFile]

  /// Makes a set from files in memory.
  public init(files: [SourceFile]) {
    self.files = files.sorted { $0.name < $1.name }
  }

  /// Reads the files of one folder that are an answer to `kata`, or the Swift files when that is nil;
  /// folders within it are not looked at.
  ///
  /// - Throws: `CheckFault` when there is none, or one cannot be used.
  public init(folder: URL, of kata: Kata? = nil) throws(CheckFault) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw CheckFault(
        "cannot read the folder \(folder.path); does it exist?",
        "フォルダ \(folder.path) を読めません。存在するか確かめてください。")
    }
    // Hidden files are the editors': `.#Model.swift` is a lock of Emacs.
    let files = names.filter { kata?.facts.isAnswer($0) ?? KataFacts.isSwift($0) }
    guard !files.isEmpty else {
      let configuration = kata?.facts.audit?.configuration
      throw CheckFault(
        "there is no \(configuration ?? ".swift file") in \(folder.path)",
        "\(folder.path) に \(configuration ?? ".swift ファイル") がありません。")
    }
    self.init(files: try Self.read(files.map { folder.appendingPathComponent($0) }))
  }

  /// Finds and reads the answer to `kata` below `source`: a mirror tree such as `Solutions`, a folder
  /// with one folder a kata named by its id, or one folder of loose files.
  ///
  /// - Throws: `CheckFault` when nothing there answers the kata.
  public init(source: URL, for kata: Kata) throws(CheckFault) {
    guard FileStamp(source.path) != nil else {
      throw CheckFault(
        "there is no folder \(source.path)", "\(source.path) というフォルダはありません。")
    }
    if FileStamp(source.path)?.isFolder == false {
      self.init(files: try Self.read([source]))
      return
    }
    let lastName = kata.path.split(separator: "/").last.map(String.init) ?? kata.id
    for place in [kata.path, lastName, kata.id] {
      let folder = source.appendingPathComponent(place)
      if FileStamp(folder.path)?.isFolder == true {
        try Self.refuseWayOut(folder, of: source)
        try self.init(folder: folder, of: kata)
        return
      }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
    guard names.contains(where: kata.facts.isAnswer) else {
      throw CheckFault(
        "\(source.path) holds neither \(kata.path)/ nor"
          + " \(kata.facts.audit?.configuration ?? ".swift files"), so there is no answer to"
          + " \(kata.id) in it",
        "\(source.path) には \(kata.path)/ も"
          + " \(kata.facts.audit?.configuration ?? ".swift ファイル") もないため、\(kata.id) の解答がありません。")
    }
    try self.init(folder: source, of: kata)
  }

  /// Reads the answer to `kata` below `source`, or the learner's working copy when that is nil.
  ///
  /// - Throws: `CheckFault` when there is none.
  init(of kata: Kata, in source: URL?) throws(CheckFault) {
    if let source {
      try self.init(source: source, for: kata)
    } else {
      try self.init(folder: kata.folder, of: kata)
    }
  }

  /// Whether it differs from another set in comments of their own lines and in spacing at most.
  func saysTheSame(as other: SourceSet) -> Bool {
    files.map(\.name) == other.files.map(\.name)
      && zip(files, other.files).allSatisfy { $0.statements == $1.statements }
  }

  private static func read(_ urls: [URL]) throws(CheckFault) -> [SourceFile] {
    var files: [SourceFile] = []
    for url in urls { files.append(try SourceFile.read(url)) }
    return files
  }

  private static func refuseWayOut(_ folder: URL, of source: URL) throws(CheckFault) {
    let inside = source.resolvingSymlinksInPath().path + "/"
    guard (folder.resolvingSymlinksInPath().path + "/").hasPrefix(inside) else {
      throw CheckFault(
        "\(folder.path) is a symbolic link out of \(source.path); copy the files there instead",
        "\(folder.path) は \(source.path) の外へのシンボリックリンクです。ファイルをコピーして置いてください。")
    }
  }
}
