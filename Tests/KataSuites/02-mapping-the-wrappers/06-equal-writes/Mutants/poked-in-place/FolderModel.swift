import SwiftUI

@MainActor @Observable
final class FolderModel {
  var folder = "Sea"
  private let disk: Disk

  var names: [String] { disk.names(in: folder) }

  init(disk: Disk) {
    self.disk = disk
  }

  func show(_ folder: String) {
    self.folder = folder
    self.folder += ""
  }

  func refresh() {
    show(folder)
  }
}
