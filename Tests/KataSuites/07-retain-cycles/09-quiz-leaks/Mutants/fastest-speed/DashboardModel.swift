import Combine
import SwiftUI

/// The car, which lives as long as the app.
@MainActor
final class Car {
  /// Posted when it gets dark.
  nonisolated static let nightfall = Notification.Name("nightfall")
  /// Called with each song that has ended.
  var onSongEnd: ((String) -> Void)?
  private(set) var savedNames: [String] = []

  func save(_ name: String) {
    savedNames.append(name)
  }
}

/// What this app uses of `NotificationCenter`, so that a test can bring its own.
protocol Center: AnyObject {
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
  func removeObserver(_ observer: Any)
}
extension NotificationCenter: Center {}

@MainActor @Observable
final class DashboardModel {
  var name = ""
  private(set) var speed = 0
  private(set) var played: [String] = []
  private(set) var isDimmed = false
  @ObservationIgnored private var listening: AnyCancellable?
  @ObservationIgnored private var saving: Task<Void, Never>?
  @ObservationIgnored private var token: (any NSObjectProtocol)?
  @ObservationIgnored private let center: any Center

  init(car: Car, speeds: AnyPublisher<Int, Never>, center: any Center) {
    self.center = center
    // The car keeps this closure longer than any dashboard should live.
    car.onSongEnd = { [weak self] song in self?.played.append(song) }
    // The token goes with the model, and takes the subscription along.
    listening = speeds.sink { [weak self] speed in self.map { $0.speed = max($0.speed, speed) } }
    // The center keeps the block until it is told not to.
    token = center.addObserver(forName: Car.nightfall, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.isDimmed = true }
    }
    // The loop needs the car, not the model: only the closure reads the model, weakly.
    let names = Observations { [weak self] in self?.name }.compactMap(\.self).dropFirst()
    saving = Task {
      for await name in names { car.save(name) }
    }
  }

  // Isolated, because a token may not leave the main actor.
  isolated deinit {
    // A loop does not notice that the model is gone, and a center does not either.
    saving?.cancel()
    if let token { center.removeObserver(token) }
  }
}

struct DashboardView: View {
  @Bindable var model: DashboardModel

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      Text("\(model.speed) km/h")
      Text(model.isDimmed ? "night" : "day")
      ForEach(model.played, id: \.self) { Text($0) }
    }
  }
}
