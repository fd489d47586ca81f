import Foundation

/// What SwiftPM keeps of a room that it has compiled, `Room.build` beside the products; times only.
struct RoomObjects {
  /// When the room was last compiled, whether or not that changed anything.
  let compiled: Int
  /// When one of its objects last changed.
  let changed: Int

  /// Looks at a room; nil where another build system keeps its objects elsewhere.
  init?(of room: String, in products: URL) {
    let module = room.replacing("-", with: "_")
    // The last is how SwiftPM calls what it builds for the compiler, such as a macro.
    let folders = [module, "\(module)-tool"].map {
      products.appendingPathComponent("\($0).build").path
    }
    var compiled = 0
    var changed = 0
    for folder in folders {
      // Other files there are written by the planning of a build, which compiles nothing.
      for name in FolderNames.of(folder) {
        let isObject = name.hasSuffix(".o")
        guard isObject || [".d", ".swiftdeps"].contains(where: name.hasSuffix),
          let time = FileStamp(folder + "/" + name)?.modified
        else { continue }
        compiled = max(compiled, time)
        if isObject { changed = max(changed, time) }
      }
    }
    guard changed > 0 else { return nil }
    self.compiled = compiled
    self.changed = changed
  }
}
