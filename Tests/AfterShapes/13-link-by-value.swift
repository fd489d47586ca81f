import SwiftUI

@MainActor @Observable final class PageModel { var text = "p" }

struct Page: View {
  @State private var model = PageModel()

  var body: some View { Text(model.text) }
}

struct Rows: View {
  var body: some View {
    NavigationStack {
      List(0..<5, id: \.self) { row in NavigationLink("row \(row)", value: row) }
        .navigationDestination(for: Int.self) { _ in Page() }
    }
  }
}
