import Foundation
import Glibc
import Workbook

/// A product of our own package that is needed while a program of it runs: the one beside the program
/// when it is current, else one that is built once on a scratch path of our own.
package struct CheckoutBuild: Sendable {
  /// What it is called in a sentence, such as `the tracking runtime`.
  let title: Sentence
  /// The product's name in the manifest.
  let product: String
  /// The rooms whose sources it is made of.
  package let rooms: [String]
  /// All files that are needed from the folder of products; SwiftPM links the first one last.
  let files: [String]
  /// The name of our scratch path.
  let scratch: String

  /// Describes a product.
  package init(
    title: Sentence, product: String, rooms: [String], files: [String], scratch: String
  ) {
    self.title = title
    self.product = product
    self.rooms = rooms
    self.files = files
    self.scratch = scratch
  }

  /// Whether everything is there.
  func isComplete(in products: URL) -> Bool {
    files.allSatisfy { FileStamp(products.appendingPathComponent($0).path) != nil }
  }

  /// Whether everything is there and was made of a checkout's sources as they are.
  ///
  /// The product's own time does not tell: SwiftPM leaves it alone when a touched source gives the same
  /// objects. So it is asked what SwiftPM itself asks: was each room compiled since its sources
  /// changed, and was the product linked since its objects did?
  func isCurrent(in products: URL, for checkout: URL) -> Bool {
    guard isComplete(in: products),
      let linked = FileStamp(products.appendingPathComponent(files[0]).path)?.modified
    else { return false }
    return rooms.allSatisfy { room in
      let sources = Self.newestSource(of: room, in: checkout)
      let objects = RoomObjects(of: room, in: products)
      return sources <= objects?.compiled ?? linked && objects?.changed ?? sources <= linked
    }
  }

  /// When its sources were last changed, in nanoseconds since 1970.
  func newestSource(in checkout: URL) -> Int {
    rooms.map { Self.newestSource(of: $0, in: checkout) }.max() ?? 0
  }

  /// The checkout that a program was built in: the folder above it that holds the runtime's sources.
  package static func checkout(above program: URL) -> URL? {
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      let sources = folder.appendingPathComponent("Sources/TrackingRuntime")
      if FileStamp(sources.path) != nil,
        FileStamp(folder.appendingPathComponent("Package.swift").path) != nil
      {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func newestSource(of room: String, in checkout: URL) -> Int {
    newest(below: checkout.appendingPathComponent("Sources/\(room)").path)
  }

  /// The time of the latest change of a source file.
  private static func newest(below folder: String) -> Int {
    var latest = 0
    for name in FolderNames.of(folder) where !name.hasPrefix(".") && !name.hasSuffix(".docc") {
      let path = folder + "/" + name
      guard let stamp = FileStamp(path) else { continue }
      if stamp.isFolder {
        latest = max(latest, newest(below: path))
      } else if [".swift", ".c", ".h", ".modulemap"].contains(where: name.hasSuffix) {
        latest = max(latest, stamp.modified)
      }
    }
    return latest
  }
}
