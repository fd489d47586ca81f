import Foundation
import XCTest

/// A page as a real browser has it after loading: its document, written out again.
package enum Browser {
  package static func shown(_ page: String) throws -> String {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let path = names.map { "/usr/bin/\($0)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let path else {
      throw XCTSkip("no browser is installed: apt-get install chromium")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    let document = try Program.output(
      of: path,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(folder.path)/profile", "--dump-dom", "file://\(file.path)",
      ])
    return String(decoding: document, as: UTF8.self)
  }
}
