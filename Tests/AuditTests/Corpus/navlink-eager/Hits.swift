import SwiftUI

@MainActor @Observable final class PageModel { init(id: Int = 0) {} }
final class OldModel: ObservableObject {}
class Base: ObservableObject {}
final class Derived: Base {}
struct Rows: View {
  @State private var tick = 0
  var body: some View {
    List(0..<5, id: \.self) { n in
      NavigationLink("row \(tick)", destination: Page(model: /*!navlink-eager*/PageModel()))
      NavigationLink(destination: Page(model: /*!navlink-eager*/PageModel(id: n))) { Text("a") }
      NavigationLink { Page(model: /*!navlink-eager*/PageModel()) } label: { Text("a") }
      NavigationLink("a") { Page(model: /*!navlink-eager*/PageModel()) }
      NavigationLink(destination: { Page(model: /*!navlink-eager*/PageModel()) }) { Text("a") }
      NavigationLink(
        destination: OldPage(model: /*!navlink-eager*/OldModel()), isActive: $isOn
      ) { Text("a") }
      NavigationLink(destination: Page(model: 1).environment(/*!navlink-eager*/PageModel())) {
        Text("a")
      }
      NavigationLink("a", isActive: $isOn) { Page(model: /*!navlink-eager*/Derived()) }
      NavigationLink {
        if n > 0 {
          Page(model: /*!navlink-eager*/PageModel.init(id: n))
        } else {
          let model = /*!navlink-eager*/PageModel()
          Page(model: model)
        }
      } label: {
        Text("a")
      }
      NavigationLink(
        "a", destination: Page(models: [/*!navlink-eager*/PageModel(), /*!navlink-eager*/OldModel()]))
    }
  }
}
