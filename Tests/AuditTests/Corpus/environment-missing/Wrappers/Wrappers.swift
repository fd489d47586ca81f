import SwiftUI

@Observable final class Store { var items: [Int] = [] }
@Observable final class Clock { var now = 0 }

struct StoreProvider<Content: View>: View {
  @State private var store = Store()
  @ViewBuilder let content: () -> Content
  var body: some View { content().environment(store) }
}
struct StoreModifier: ViewModifier {
  @State private var store = Store()
  func body(content: Content) -> some View { content.environment(store) }
}
struct Plain<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}
extension View {
  func storeModified() -> some View { modifier(StoreModifier()) }
  func generic<M: AnyObject & Observable>(_ model: M) -> some View { environment(model) }
}
