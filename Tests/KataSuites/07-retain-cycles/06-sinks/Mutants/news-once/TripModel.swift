import Combine
import SwiftUI

@MainActor
final class TripModel: ObservableObject {
  @Published var destination = ""
  @Published private(set) var title = ""
  @Published private(set) var news: [String] = []
  @Published private(set) var changes = 0
  let traveller: String
  private var bag: Set<AnyCancellable> = []

  init(announcements: AnyPublisher<String, Never>, traveller: String) {
    self.traveller = traveller

    // Ends with the property that it feeds; nothing to store. And the closure of `map` is kept like
    // any other: it takes the parameter, not `self.traveller`.
    $destination.map { "\(traveller) to \($0)" }
      .assign(to: &$title)
    // The model keeps the bag, the bag the subscription, the subscription this closure.
    announcements.removeDuplicates().sink { [weak self] in self?.news.append($0) }
      .store(in: &bag)
    // A token that nobody keeps cancels at once. The first value is the one at the start.
    $destination.dropFirst().sink { [weak self] _ in self?.changes += 1 }
      .store(in: &bag)
  }
}

struct TripView: View {
  @ObservedObject var model: TripModel

  var body: some View {
    VStack {
      Text(model.title)
      TextField("Destination", text: $model.destination)
      Text("Changed \(model.changes) times")
      ForEach(model.news, id: \.self) { Text($0) }
    }
  }
}
