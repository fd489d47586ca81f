import SwiftUI

@Observable final class Model {
  @ObservationIgnored var /*!ignored-storage-read*/count = 0
  @ObservationIgnored private(set) var /*!ignored-storage-read*/total = 0
  @ObservationIgnored var /*!ignored-storage-read*/rows: [Int] = []
  @ObservationIgnored var /*!ignored-storage-read*/flag = false
  @ObservationIgnored @MainActor var /*!ignored-storage-read*/title: String?
  #if DEBUG
    @ObservationIgnored var /*!ignored-storage-read*/probe = 0
  #endif
  @ObservationIgnored var /*!ignored-storage-read*/cache: [String: Int] = [:]
  var inner = Inner()
  func work() {
    count += 1
    self.total = count
    rows.append(1)
    flag.toggle()
    Task { self.title = "later" }
    probe = 1
    cache["a"] = 1
  }
  final class Inner {}
}
@Observable final class Deep {
  var nested = Nested()
}
@Observable final class Nested {
  @ObservationIgnored var /*!ignored-storage-read*/level = 0
  @ObservationIgnored var /*!ignored-storage-read*/outside = 0
  @ObservationIgnored var /*!ignored-storage-read*/bound = ""
  func raise() { level = 1 }
}
struct Screen: View {
  @State private var model = Model()
  let deep: Deep
  @Environment(Nested.self) private var nested
  var body: some View {
    VStack {
      Text("\(model.count)")
      ForEach(model.rows, id: \.self) { Text("\($0)") }
      if model.flag { Text("on") }
      Text(self.model.title ?? "")
      Text("\(deep.nested.level)")
      Text("\(nested.outside)")
      Button { nested.outside = 1 } label: { Text(nested.bound) }
        .onAppear { nested.bound.append("x") }
    }
    .overlay { Text("\(model.probe)") }
  }
  private var header: some View { Text("\(model.total)") }
  @ViewBuilder private func footer() -> some View { Text("\(model.cache.count)") }
}
