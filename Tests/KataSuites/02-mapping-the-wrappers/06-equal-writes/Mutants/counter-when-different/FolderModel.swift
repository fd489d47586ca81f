import SwiftUI

@MainActor @Observable
final class FolderModel {
  private(set) var folder = "Sea"
  private var version = 0
  @ObservationIgnored private var last: [String]
  private let disk: Disk

  var names: [String] {
    _ = version
    return disk.names(in: folder)
  }

  init(disk: Disk) {
    self.disk = disk
    last = disk.names(in: "Sea")
  }

  func show(_ folder: String) {
    self.folder = folder
    if disk.names(in: folder) != last { version += 1 }
    last = disk.names(in: folder)
  }

  func refresh() {
    show(folder)
  }
}
