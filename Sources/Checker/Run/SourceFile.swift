import Foundation

/// One Swift file as it was read: its name and its bytes, which a later save cannot change.
public struct SourceFile: Sendable, Equatable {
  /// The file's name, without folders.
  public let name: String
  /// The file's bytes; valid UTF-8.
  public let bytes: Data

  /// Makes a file from its parts.
  public init(name: String, bytes: Data) {
    self.name = name
    self.bytes = bytes
  }

  /// The bytes as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines that are neither empty nor a comment, without the space around them.
  var statements: [String] {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// The size beyond which a file is no kata, in bytes.
  static let largest = 1 << 20

  /// Reads a file for a check.
  ///
  /// - Throws: `CheckFault` for anything but a regular file of UTF-8 text of at most 1 MB whose name
  ///   can be told in one line.
  static func read(_ url: URL) throws(CheckFault) -> SourceFile {
    let name = url.lastPathComponent
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw CheckFault(
        "\(name.debugDescription) has a control character in its name; rename it",
        "\(name.debugDescription) の名前に制御文字があります。名前を変えてください。")
    }
    // O_NOFOLLOW: a symbolic link could lead to the solution, or to a secret.
    let file = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ELOOP {
        throw CheckFault(
          "\(name) is a symbolic link; put the file itself into the folder",
          "\(name) はシンボリックリンクです。ファイルそのものをフォルダに置いてください。")
      }
      throw CheckFault.cannotRead(url, errno)
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw CheckFault(
        "\(name) is not a regular file; put a Swift file in its place",
        "\(name) は通常のファイルではありません。Swift ファイルに置き換えてください。")
    }
    guard info.st_size <= largest else {
      let size = String(format: "%.1f", Double(info.st_size) / 1_000_000)
      throw CheckFault(
        "\(name) is \(size) MB long and a kata's file may have at most 1 MB;"
          + " shorten it, or get the shipped text back with `kata reset`",
        "\(name) は \(size) MB ありますが、問題のファイルは 1 MB までです。"
          + "短くするか、`kata reset` で配布時の内容に戻してください。")
    }
    guard let bytes = try? handle.readToEnd() ?? Data() else {
      throw CheckFault.cannotRead(url, errno)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw CheckFault(
        "\(name) is not UTF-8 text; save it as UTF-8 in your editor",
        "\(name) は UTF-8 のテキストではありません。エディタで UTF-8 にして保存してください。")
    }
    guard !bytes.contains(0) else {
      throw CheckFault(
        "\(name) holds a NUL character; save it as plain text in your editor",
        "\(name) に NUL 文字があります。エディタでプレーンテキストとして保存してください。")
    }
    return SourceFile(name: name, bytes: bytes)
  }
}
