import SwiftUI

@MainActor final class PageStore: ObservableObject {
  @Published var id: Int
  init(id: Int) { self.id = id }
}

struct PageView: View {
  @StateObject private var store: PageStore

  init(id: Int) { _store = StateObject(wrappedValue: PageStore(id: id)) }

  var body: some View { Text("\(store.id)").id(store.id) }
}
