import Combine
import SwiftUI

@MainActor
final class TripModel: ObservableObject {
  @Published var destination = ""
  @Published private(set) var title = ""
  @Published private(set) var news: [String] = []
  @Published private(set) var changes = 0
  let traveller: String
  private var listening: AnyCancellable?
  private var counting: AnyCancellable?

  init(announcements: AnyPublisher<String, Never>, traveller: String) {
    self.traveller = traveller

    $destination.map { [traveller] in "\(traveller) to \($0)" }
      .assign(to: &$title)
    listening = announcements.sink { [weak self] text in self?.news += [text] }
    counting = $destination.dropFirst().map { _ in 1 }
      .sink { [weak self] in self?.changes += $0 }
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
