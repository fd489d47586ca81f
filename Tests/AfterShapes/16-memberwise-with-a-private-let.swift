import SwiftUI

final class Tracker: Sendable { static let shared = Tracker() }

struct IconRow: View {
  private let tracker = Tracker.shared
  var title: String

  var body: some View { Text(title) }
}

@MainActor func caller() -> IconRow { IconRow(title: "x") }
