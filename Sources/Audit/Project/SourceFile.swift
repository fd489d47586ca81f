internal import Foundation

/// Reads files as text, and says in a sentence why one cannot be read.
enum SourceFile {
  /// A larger file was generated, and nobody migrates it by hand.
  static let largest = 5_000_000
  /// Xcode's project files grow larger than sources.
  static let largestProject = 50_000_000

  /// The text of a regular file in UTF-8.
  static func text(at path: String, upTo largest: Int = largest) throws(AuditProblem) -> String {
    func problem(_ cause: AuditProblem.Cause) -> AuditProblem { AuditProblem(path, cause) }
    // A link is followed; a pipe or device would block or never end.
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw problem(.missingFile) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw problem(.notRegular) }
    guard facts.st_size <= largest else {
      throw problem(.tooLarge(megabytes: largest / 1_000_000))
    }
    guard let bytes = bytes(at: path, about: Int(facts.st_size)) else {
      throw problem(.unreadable)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw problem(.notUTF8)
    }
    return text
  }

  /// What a file holds, read as it stands: Foundation asks ten times as much about each file.
  private static func bytes(at path: String, about size: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var isWhole = false
    // One more than it should be: so its end shows without another question.
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count < buffer.count, let start = buffer.baseAddress {
        let step = read(descriptor, start + count, buffer.count - count)
        if step < 0, errno == EINTR { continue }
        isWhole = step == 0
        guard step > 0 else { return }
        count += step
      }
    }
    // Somebody is writing it.
    return isWhole ? bytes : FileManager.default.contents(atPath: path).map { Array($0) }
  }
}
