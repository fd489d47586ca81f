internal import Foundation

/// Reads files as text, and says in a sentence why one cannot be read.
enum SourceFile {
  /// A larger file was generated, and nobody migrates it by hand.
  static let largest = 5_000_000
  /// Xcode's project files grow larger than sources.
  static let largestProject = 50_000_000

  /// The text of a regular file in UTF-8.
  static func text(at path: String, upTo largest: Int = largest) throws(AuditProblem) -> String {
    func problem(_ reason: String) -> AuditProblem { AuditProblem(path: path, reason: reason) }
    // A link is followed; a pipe or device would block or never end.
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: real) else {
      throw problem("there is no such file")
    }
    guard facts[.type] as? FileAttributeType == .typeRegular else {
      throw problem("it is no regular file")
    }
    if let size = facts[.size] as? Int, size > largest {
      throw problem("it is larger than \(largest / 1_000_000) MB")
    }
    guard let data = FileManager.default.contents(atPath: real) else {
      throw problem("it cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw problem("it is not UTF-8")
    }
    return text
  }
}
