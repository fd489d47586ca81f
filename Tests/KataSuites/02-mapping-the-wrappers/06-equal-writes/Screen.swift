import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  let disk = Disk()
  return VStack {
    Button("A picture arrives") {
      let names = disk.names(in: "Sea")
      disk.write(names + ["Picture \(names.count + 1)"], to: "Sea")
    }
    FolderScreen(model: FolderModel(disk: disk))
  }
}
