import SwiftUI

@MainActor @Observable
final class FolderModel {
  private(set) var folder = "Sea"
  /// What the screen shows is what the model holds: stored, so that a change of it is news. Equal
  /// names are none, and no body runs.
  private(set) var names: [String]
  private let disk: Disk

  init(disk: Disk) {
    self.disk = disk
    names = disk.names(in: "Sea")
  }

  func show(_ folder: String) {
    self.folder = folder
    names = disk.names(in: folder)
  }

  func refresh() {
    show("Sea")
  }
}
