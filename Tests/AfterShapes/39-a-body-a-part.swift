import SwiftUI

@Observable final class Window {
  var title = "t"
  var badge = 0
  var rows = [1, 2, 3]
}

struct Split: View {
  let window: Window

  var body: some View {
    VStack {
      Header(window: window)
      Rows(window: window)
    }
  }
}

struct Header: View {
  let window: Window

  var body: some View { Text("\(window.title) \(window.badge)") }
}

struct Rows: View {
  let window: Window

  var body: some View {
    ForEach(window.rows, id: \.self) { Text("\($0)") }
  }
}
