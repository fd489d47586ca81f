import SwiftUI

struct FolderScreen: View {
  let model: FolderModel
  @State private var version = 0

  var body: some View {
    VStack {
      FolderLine(model: model)
      NamesList(model: model)
        .id(version)
      HStack {
        Button("Refresh") { version += 1 }
        Button("Sea") {
          model.show("Sea")
          version += 1
        }
        Button("Sky") {
          model.show("Sky")
          version += 1
        }
      }
    }
  }
}

struct FolderLine: View {
  let model: FolderModel

  var body: some View {
    Text("Folder: \(model.folder)")
  }
}

struct NamesList: View {
  let model: FolderModel

  var body: some View {
    ForEach(model.names, id: \.self) { name in
      Text("• \(name)")
    }
  }
}
