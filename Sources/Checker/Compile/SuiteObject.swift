import Foundation
import Workbook

/// A suite compiled against one interface of the learner's module, and only good for that.
struct SuiteObject {
  /// The object file.
  let object: String
  /// Stands for the suite's bytes and the interface.
  let key: String
  /// What the object takes from the learner's module.
  let borrowed: BorrowedNames

  static let moduleName = "KataSuite"
  static let kind = "suites"

  /// The entry in the cache, if this suite was compiled against this interface before.
  init?(key: String, in cache: CacheFolder) {
    guard let entry = cache.entry(Self.kind, key),
      let bytes = FileManager.default.contents(
        atPath: entry.appendingPathComponent(Self.borrowedName).path)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    borrowed = BorrowedNames(declarations: lines)
    object = entry.appendingPathComponent(Self.objectName).path
    self.key = key
  }

  static let objectName = "suite.o"
  /// The file that lists what the object takes from the learner's module.
  static let borrowedName = "borrowed"

  /// The name under which the object of a suite for an interface is kept.
  static func key(
    of suite: KataSuiteSources, interface: String, frontend: Frontend
  ) -> String {
    var digest = Digest()
    digest.add(BorrowedNames.edition)
    digest.add(frontend.pieces.identity)
    for option in frontend.options { digest.add(option) }
    digest.add(interface)
    for file in suite.files.files {
      digest.add(file.name)
      digest.add(file.bytes)
    }
    return digest.name()
  }
}
