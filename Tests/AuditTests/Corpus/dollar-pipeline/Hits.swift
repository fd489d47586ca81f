import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  @Published var scope: Int?
  private var bag = Set<AnyCancellable>()
  init(other: Search) {
    /*!dollar-pipeline*/$query
      .debounce(for: 0.3, scheduler: RunLoop.main)
      .removeDuplicates()
      .sink { [weak self] in self?.search($0) }
      .store(in: &bag)
    /*!dollar-pipeline*/self.$query.map(\.count).assign(to: &$total)
    /*!dollar-pipeline*/$results.dropFirst().sink { _ in }.store(in: &bag)
    /*!dollar-pipeline*/other.$query.sink { _ in }.store(in: &bag)
    /*!dollar-pipeline*/$query.combineLatest($scope).sink { _ in }.store(in: &bag)
    /*!dollar-pipeline*/other.$scope.filter { $0 != nil }.sink { _ in }.store(in: &bag)
    /*!dollar-pipeline*/$scope.compactMap { $0 }.sink { _ in }.store(in: &bag)
  }
  @Published var total = 0
  func search(_ text: String) {}
}
extension Search {
  func listen() { /*!dollar-pipeline*/$query.zip($results).sink { _ in }.store(in: &bag) }
}
struct Screen: View {
  @StateObject var model = Search(other: .init())
  var body: some View {
    Text("").onReceive(/*!dollar-pipeline*/model.$query.removeDuplicates()) { _ in }
      .onReceive(/*!dollar-pipeline*/model.$results.map(\.count)) { _ in }
      .onReceive(model.$total) { _ in }
  }
}
