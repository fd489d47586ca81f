import SwiftUI

@MainActor @Observable
final class FolderModel {
  private struct Page: Equatable {
    var folder: String
    var names: [String]
  }

  private var page: Page
  private let disk: Disk

  var folder: String { page.folder }
  var names: [String] { page.names }

  init(disk: Disk) {
    self.disk = disk
    page = Page(folder: "Sea", names: disk.names(in: "Sea"))
  }

  func show(_ folder: String) {
    page = Page(folder: folder, names: disk.names(in: folder))
  }

  func refresh() {
    show(page.folder)
  }
}
