import Foundation

/// A Swift project of any size, the same at every run, in a temporary folder: views, models old and
/// new, services and values, about a hundred lines a file, as real apps have them.
struct GeneratedProject {
  /// Where it is.
  let folder: URL
  /// The paths of the files, in the order in which they were made.
  private(set) var files: [String] = []
  /// The lines of them all.
  private(set) var lines = 0
  /// The lines up to and with each file.
  private(set) var linesUpTo: [Int] = []

  /// Writes at least so many lines.
  init(lines wanted: Int) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-bench-\(getpid())", isDirectory: true)
    var random = SeededNumbers(seed: 4)
    while lines < wanted {
      let index = files.count
      let module = folder.appendingPathComponent("Feature\(index / 100)", isDirectory: true)
      if index % 100 == 0 {
        try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
      }
      let (name, text) = GeneratedFile(index: index).written(&random)
      let file = module.appendingPathComponent(name + ".swift")
      try Data(text.utf8).write(to: file)
      files.append(file.path)
      lines += text.utf8.count { $0 == 0x0A }
      linesUpTo.append(lines)
    }
  }

  /// The first files that have so many lines together.
  func files(withLines wanted: Int) -> [String] {
    let end = linesUpTo.firstIndex { $0 >= wanted } ?? files.count - 1
    return Array(files[...end])
  }

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
