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
    car.onSongEnd = { [weak self] song in self?.played.append(song) }
    listening = speeds.sink { [weak self] speed in self?.speed = speed }
    token = center.addObserver(forName: Car.nightfall, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.isDimmed = true }
    }
    saving = Task { [weak self] in
      guard let self else { return }
      for await name in Observations({ [weak self] in self?.name }).dropFirst() {
        if let name, self.name == name { car.save(name) }
      }
    }
  }

  isolated deinit {
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
