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

    $destination.map { [traveller] in "\(traveller) to \($0)" }
      .receive(on: DispatchQueue.main)
      .assign(to: &$title)
    announcements
      .receive(on: DispatchQueue.main)
      .sink { [weak self] text in
        guard let self else { return }
        self.news.append(text)
      }
      .store(in: &bag)
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
