import SwiftUI

@MainActor @Observable final class PageModel { init(id: Int = 0) {} }
final class Formatter2 {}
struct Options {}
struct Rows: View {
  let model: PageModel
  var body: some View {
    List(0..<5, id: \.self) { n in
      NavigationLink("row", value: /*bait*/n)
      NavigationLink(value: 1) { Text(/*bait*/PageModel().title) }
      NavigationLink("row", destination: Page(model: /*bait*/model))
      NavigationLink(destination: Page(id: /*bait*/n)) { Text("a") }
      NavigationLink(destination: Page(options: /*bait*/Options())) { Text("a") }
      NavigationLink(destination: Page(formatter: /*bait*/Formatter2())) { Text("a") }
      NavigationLink(destination: Page(make: { /*bait*/PageModel() })) { Text("a") }
      NavigationLink(destination: Page(model: /*bait*/Unknown())) { Text("a") }
      NavigationLink { Page(model: /*bait*/model) } label: { Text("a") }
      NavigationLink {
        Page(model: model).onAppear { _ = /*bait*/PageModel() }
      } label: {
        Text(/*bait*/PageModel().title)
      }
      NavigationLink(destination: Page(model: /*bait*/PageModel.shared)) { Text("a") }
      NavigationLink(destination: Page(model: StateObject(wrappedValue: /*bait*/PageModel()))) {}
      LinkToPage(destination: Page(model: /*bait*/PageModel()))
      Button("a") { show(Page(model: /*bait*/PageModel())) }
    }
    .navigationDestination(for: Int.self) { Page(model: /*bait*/PageModel(id: $0)) }
    .sheet(isPresented: $isOn) { Page(model: /*bait*/PageModel()) }
  }
}
