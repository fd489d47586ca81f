import SwiftUI

/// Counts the seconds of a game.
@MainActor
@Observable
final class ClockModel {
  private(set) var seconds = 0
  private var counting: Task<Void, Never>?

  init() {
    counting = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        self?.seconds += 1
      }
    }
  }
}

/// The clock of a game.
struct ClockView: View {
  @State private var model = ClockModel()

  var body: some View { Text("\(model.seconds) s") }
}
