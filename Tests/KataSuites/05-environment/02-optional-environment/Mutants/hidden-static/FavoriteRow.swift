import SwiftUI

@Observable
final class Analytics {
  private(set) var events: [String] = []

  func log(_ event: String) {
    events.append(event)
  }
}

/// One row of the gallery; used in the app, in a widget and in previews.
struct FavoriteRow: View {
  let number: Int

  var body: some View {
    VStack {
      FavoriteButton(number: number)
      EventLine()
    }
  }
}

struct FavoriteButton: View {
  let number: Int
  @Environment(Analytics.self) private var analytics: Analytics?
  @State private var isFavorite = false
  private static let spare = Analytics()

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") Wallpaper \(number)")
      Button("Favourite \(number)") {
        isFavorite.toggle()
        (analytics ?? Self.spare).log("favourite \(number)")
      }
    }
  }
}

/// Reads "Events: 2", or "No analytics" where there are none.
struct EventLine: View {
  @Environment(Analytics.self) private var analytics: Analytics?

  var body: some View {
    if let analytics {
      Text("Events: \(analytics.events.count)")
    } else {
      Text("No analytics")
    }
  }
}
