import SwiftUI

@Observable final class RowsModel {
  private(set) var rows: [Int] = []
  func load() { rows = [1, 2] }
}

struct RowsView: View {
  @State private var model = RowsModel()

  var body: some View {
    List(model.rows, id: \.self) { Text("\($0)") }
      .onAppear { model.load() }
  }
}
