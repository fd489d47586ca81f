import SwiftUI

@MainActor @Observable
final class FolderModel {
  var folder = "Sea"
  private let disk: Disk

  private var version = 0

  var names: [String] {
    _ = version
    return disk.names(in: folder)
  }

  init(disk: Disk) {
    self.disk = disk
  }

  func show(_ folder: String) {
    self.folder = folder
  }

  func refresh() {
    version += 1
  }
}
