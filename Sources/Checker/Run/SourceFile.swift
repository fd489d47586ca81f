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
  var text: String { String(decoding: bytes, as: UTF8.self) }

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
      throw CheckFault("\(name.debugDescription) has a control character in its name; rename it")
    }
    // O_NOFOLLOW: a symbolic link could lead to the solution, or to a secret.
    let file = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ELOOP {
        throw CheckFault("\(name) is a symbolic link; put the file itself into the folder")
      }
      throw CheckFault("cannot read \(url.path): \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw CheckFault("\(name) is not a regular file; put a Swift file in its place")
    }
    guard info.st_size <= largest else {
      let size = Double(info.st_size) / 1_000_000
      throw CheckFault(
        "\(name) is \(String(format: "%.1f", size)) MB long and a kata's file may have at most 1 MB;"
          + " shorten it, or get the shipped text back with `kata reset`")
    }
    guard let bytes = try? handle.readToEnd() ?? Data() else {
      throw CheckFault("cannot read \(url.path): \(String(cString: strerror(errno)))")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw CheckFault("\(name) is not UTF-8 text; save it as UTF-8 in your editor")
    }
    guard !bytes.contains(0) else {
      throw CheckFault("\(name) holds a NUL character; save it as plain text in your editor")
    }
    return SourceFile(name: name, bytes: bytes)
  }
}
