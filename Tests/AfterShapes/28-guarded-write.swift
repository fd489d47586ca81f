import SwiftUI

@Observable final class Folder {
  private(set) var path = "/"
  func sync(_ path: String) { if self.path != path { self.path = path } }
}

struct FolderView: View {
  let folder: Folder
  let current: String

  var body: some View {
    Text(folder.path)
      .onChange(of: current, initial: true) { _, path in folder.sync(path) }
  }
}
