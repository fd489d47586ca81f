import SwiftUI

struct FolderScreen: View {
  let model: FolderModel

  var body: some View {
    VStack {
      FolderLine(model: model)
      NamesList(model: model)
      HStack {
        Button("Refresh") { model.refresh() }
        Button("Sea") { model.show("Sea") }
        Button("Sky") { model.show("Sky") }
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
