import Foundation
import SourceOutline
import Workbook

/// A suite compiled against one interface of the learner's module, and only good for that and for those
/// that nothing tells apart from outside.
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

  /// The object for any module that looks like this from outside.
  static func common(_ common: String, in cache: CacheFolder) -> SuiteObject? {
    guard let entry = cache.entry(commonKind, common) else { return nil }
    let key = FileManager.default.contents(atPath: entry.appendingPathComponent(keyName).path)
    let known = key.flatMap { SuiteObject(key: String(decoding: $0, as: UTF8.self), in: cache) }
    // The object may have been removed to make room; then the next one takes its place.
    if known == nil { cache.remove(entry) }
    return known
  }

  static let commonKind = "interfaces"
  private static let keyName = "key"

  /// Lets this object stand for all modules that look like this from outside, unless it saw through a
  /// type of theirs: then it holds what only its own module's bodies say.
  func publish(as common: String, in cache: CacheFolder) throws(CheckFault) {
    guard let bytes = FileManager.default.contents(atPath: object),
      let symbols = ObjectFile(bytes)?.symbols,
      !symbols.contains(where: { Self.isOfOpaqueType($0.name) })
    else { return }
    let folder = try cache.makeFolder()
    do {
      try Data(key.utf8).write(to: folder.appendingPathComponent(Self.keyName))
    } catch {
      throw CheckFault.cannotWrite(folder, error)
    }
    _ = try cache.publish(folder, as: Self.commonKind, common)
    try? FileManager.default.removeItem(at: folder)
  }

  /// In a mangled name of the learner's module, `Qr` stands for `some` in the place of a type.
  private static func isOfOpaqueType(_ symbol: String) -> Bool {
    symbol.contains("\(KataModule.moduleName.utf8.count)\(KataModule.moduleName)")
      && (symbol.contains("Qr") || symbol.contains("QO"))
  }

  /// The name for all modules that look the same from outside; nil where that cannot be told, or where
  /// the suite may ask for what is left out there.
  static func commonKey(
    of suite: KataSuiteSources, visible: VisibleInterface, frontend: Frontend
  ) -> String? {
    guard let text = visible.text,
      !suite.files.files.contains(where: { $0.bytes.range(of: Data(".Body".utf8)) != nil })
    else { return nil }
    return key(of: suite, interface: "seen from outside: " + text, frontend: frontend)
  }

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
