import SwiftUI

@Observable final class Dash {
  static let shared = Dash()
  static func make() -> Dash { Dash() }
  var name = ""
}
struct Right: View {
  @State /*bait*/private var model = Dash()
  /*bait*/@Bindable var handed: Dash
  /*bait*/@Bindable var single = Dash.shared
  /*bait*/@Bindable var made = Dash.make()
  /*bait*/@Bindable private var current = current()
  @Environment(Dash.self) private var environment
  var body: some View {
    /*bait*/@Bindable var model = model
    /*bait*/@Bindable var environment = environment
    /*bait*/@Bindable var inner: Dash = environment
    TextField("n", text: /*bait*/Bindable(handed).name)
    TextField("n", text: $model.name)
  }
  init() {
    _handed = /*bait*/Bindable(wrappedValue: Dash())
  }
  func work() { let /*bait*/Bindable = Dash(); print(Bindable) }
}
@MainActor func current() -> Dash { .shared }
// /*bait*/@Bindable var commented = Dash()
