import Foundation
import Workbook

/// A learner's code, compiled: an object, and a module that says what others may see of it.
struct KataModule {
  /// The folder of the cache entry.
  let folder: URL
  /// Stands for the source bytes and all that made the object.
  let key: String
  /// Stands for the interface: equal as long as only function bodies change.
  let interface: String

  /// The object file.
  var object: String { folder.appendingPathComponent("kata.o").path }
  /// The module's bytes.
  var module: Data {
    let file = folder.appendingPathComponent(Self.moduleFileName).path
    return FileManager.default.contents(atPath: file) ?? Data()
  }
  /// What the compiler printed.
  var log: String {
    let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent("log").path)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  static let moduleName = "Kata"
  static let moduleFileName = moduleName + ".swiftmodule"
  static let kind = "objects"

  /// The entry in the cache, if these bytes were compiled before.
  init?(key: String, in cache: CacheFolder) {
    guard let folder = cache.entry(Self.kind, key),
      let interface = FileManager.default.contents(
        atPath: folder.appendingPathComponent("interface").path)
    else { return nil }
    self.folder = folder
    self.key = key
    self.interface = String(decoding: interface, as: UTF8.self)
  }

  /// The name under which the compiled form of these files is kept.
  static func key(of sources: SourceSet, frontend: Frontend) -> String {
    var digest = Digest()
    digest.add(frontend.pieces.identity)
    for option in frontend.options { digest.add(option) }
    for file in sources.files {
      digest.add(file.name)
      digest.add(file.bytes)
    }
    return digest.name()
  }
}
