import SwiftUI

@Observable final class Filter {
  let keep: (Int) -> Bool
  init(keep: @escaping (Int) -> Bool) { self.keep = keep }
}

struct Timeline: View {
  @State private var filter: Filter

  init(keep: @escaping (Int) -> Bool) { _filter = State(initialValue: Filter(keep: keep)) }

  var body: some View { Text("\((1...4).filter(filter.keep).count)") }
}

struct Tabs: View {
  @State private var isEven = false

  var body: some View {
    VStack {
      Timeline(keep: { isEven ? $0.isMultiple(of: 2) : !$0.isMultiple(of: 2) }).id(isEven)
      Button("Switch") { isEven.toggle() }
    }
  }
}
