import SwiftUI

@MainActor @Observable
final class FolderModel {
  private(set) var folder = "Sea"
  private var listings: [String: [String]] = [:]
  private let disk: Disk

  var names: [String] { listings[folder] ?? [] }

  init(disk: Disk) {
    self.disk = disk
    refresh()
  }

  func show(_ folder: String) {
    self.folder = folder
    refresh()
  }

  func refresh() {
    let names = disk.names(in: folder)
    // A subscript writes in place and always announces, so it asks first.
    if listings[folder] != names { listings[folder] = names }
  }
}
