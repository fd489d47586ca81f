import SwiftUI

@Observable final class Dash {
  static let shared = Dash()
  var name = ""
  init(_ name: String = "") { self.name = name }
}
struct Wrong: View {
  /*!bindable-as-owner*/@Bindable private var model = Dash()
  /*!bindable-as-owner*/@Bindable var named = Dash("a")
  /*!bindable-as-owner*/@Bindable var typed: Dash = Dash()
  /*!bindable-as-owner*/@Bindable var implicit: Dash = .init()
  /*!bindable-as-owner*/@Bindable var explicit = Dash.init("b")
  /*!bindable-as-owner*/@SwiftUI.Bindable var qualified = Dash()
  #if os(iOS)
    /*!bindable-as-owner*/@Bindable var conditional = Dash()
  #endif
  @MainActor /*!bindable-as-owner*/@Bindable var isolated = Dash()
  /*!bindable-as-owner*/@Bindable var generic = Box<Dash>()
  var body: some View {
    /*!bindable-as-owner*/@Bindable var local = Dash()
    TextField("n", text: $local.name)
  }
}
@Observable final class Box<T> {}
