import SwiftUI

@testable import Kata

struct LibraryView: View {
  let model: ListModel
  let send: ([String]) -> Void

  var body: some View {
    VStack {
      ListScreen(model: model)
      Button("Two books") { send(["sea", "moon"]) }
      Button("One book") { send(["sun"]) }
    }
  }
}

@MainActor
func screen() -> some View {
  let (changes, continuation) = AsyncStream.makeStream(of: [String].self)
  return LibraryView(model: ListModel(changes: changes)) { continuation.yield($0) }
}
