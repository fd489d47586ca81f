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
  @ObservationIgnored private var parts: [Ending] = []

  init(car: Car, speeds: AnyPublisher<Int, Never>, center: any Center) {
    car.onSongEnd = { [weak self] song in self?.played.append(song) }
    let listening = speeds.sink { [weak self] speed in self?.speed = speed }
    let token = center.addObserver(forName: Car.nightfall, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.isDimmed = true }
    }
    let names = Observations { [weak self] in self?.name }.compactMap(\.self).dropFirst()
    let saving = Task {
      for await name in names { car.save(name) }
    }
    parts = [
      Ending { listening.cancel() }, Ending { center.removeObserver(token) },
      Ending { saving.cancel() },
    ]
  }
}

/// Does something when its owner lets go of it.
@MainActor
final class Ending {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  isolated deinit {
    end()
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
