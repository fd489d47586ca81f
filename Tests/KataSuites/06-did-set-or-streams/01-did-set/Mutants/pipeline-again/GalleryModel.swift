import Combine
import SwiftUI

/// Remembers what was searched for; the newest comes last.
final class SearchStore {
  private(set) var saves: [String]

  init(saves: [String] = []) {
    self.saves = saves
  }

  func save(_ text: String) {
    saves.append(text)
  }
}

final class GalleryModel: ObservableObject {
  private var bag: Set<AnyCancellable> = []
  @Published var searchText: String
  private let store: SearchStore

  init(store: SearchStore) {
    self.store = store
    searchText = store.saves.last ?? ""
    $searchText.removeDuplicates().dropFirst().sink { [store] in store.save($0) }.store(in: &bag)
  }
}

struct SearchView: View {
  @ObservedObject var model: GalleryModel

  var body: some View {
    VStack {
      TextField("Search", text: $model.searchText)
      Text("Results for \(model.searchText)")
    }
  }
}
