import SwiftUI

@Observable final class Page { var count = 0 }

struct PageView: View {
  let page: Page

  var body: some View {
    let count = page.count
    GeometryReader { _ in Text("\(count)") }
  }
}
