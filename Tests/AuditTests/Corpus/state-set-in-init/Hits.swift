import SwiftUI

struct B: View {
  @State private var value = "default"
  @State var count: Int = 0
  @SwiftUI.State private var rows: [Int] = []
  #if DEBUG
    @State private var probe = false
  #endif
  @MainActor @State private var total = 1
  init() { /*!state-set-in-init*/value = "from init" }
  init(count: Int) {
    /*!state-set-in-init*/self.count = count
    if count > 1 { /*!state-set-in-init*/rows = [count] }
    /*!state-set-in-init*/probe = true
  }
  init(total: Int) {
    /*!state-set-in-init*/self.total += total
    do { /*!state-set-in-init*/self.rows = [] }
    switch total {
    case 1: /*!state-set-in-init*/value = "one"
    default: break
    }
  }
  public init?(text: String) {
    guard !text.isEmpty else { return nil }
    /*!state-set-in-init*/value = text
    for _ in text { /*!state-set-in-init*/self.count += 1 }
  }
  var body: some View { Text(value) }
  struct Nested: View {
    @State private var isOn = false
    init(isOn: Bool) { /*!state-set-in-init*/self.isOn = isOn }
    var body: some View { Text("") }
  }
}
