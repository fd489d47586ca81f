import SwiftUI

@Observable final class Model {
  var tracked = 0
  @ObservationIgnored var /*bait*/never = 0
  @ObservationIgnored var /*bait*/onlyInActions = 0
  @ObservationIgnored let /*bait*/constant = 0
  @ObservationIgnored lazy var /*bait*/formatter = 0
  @ObservationIgnored var /*bait*/setOnce = 0
  @ObservationIgnored private var /*bait*/stored = 0
  @ObservationIgnored @AppStorage("a") var /*bait*/setting = 0
  @ObservationIgnored var /*bait*/sameName = 0
  @ObservationIgnored var /*bait*/closureName = 0
  var shown: Int {
    get {
      access(keyPath: \.shown)
      return stored
    }
    set { withMutation(keyPath: \.shown) { stored = newValue } }
  }
  init() { setOnce = 1 }
  func work() {
    tracked = 1
    never = 1
    onlyInActions = 1
    stored = 2
    setting = 1
    sameName = 1
    closureName = 1
  }
}
@Observable final class Other { var sameName = 0; var closureName = 0 }
final class Plain { var /*bait*/untouched = 0; func work() { untouched = 1 } }
struct Screen: View {
  @State private var model = Model()
  @State private var other = Other()
  let plain: Plain
  let others: [Other]
  var body: some View {
    Text("\(model.tracked) \(model.constant) \(model.formatter) \(model.setOnce) \(model.shown)")
    Text("\(model.setting) \(plain.untouched) \(other.sameName)")
    Button("go") { print(model.onlyInActions) }
      .onAppear { print(model.onlyInActions) }
      .task { print(model.onlyInActions) }
      .onChange(of: other.sameName) { print(model.onlyInActions) }
    ForEach(others, id: \.sameName) { model in Text("\(model.closureName)") }
  }
  func work() { print(model.never) }
}
final class NoView {
  let model = Model()
  var body: Int { model.never }
}
