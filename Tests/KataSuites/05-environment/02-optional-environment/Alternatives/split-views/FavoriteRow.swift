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
  /// The type with a question mark: nil where no ancestor offers one.
  @Environment(Analytics.self) private var analytics: Analytics?
  @State private var isFavorite = false

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") Wallpaper \(number)")
      Button("Favourite \(number)") {
        isFavorite.toggle()
        analytics?.log("favourite \(number)")
      }
    }
  }
}

struct EventLine: View {
  @Environment(Analytics.self) private var analytics: Optional<Analytics>

  var body: some View {
    if let analytics {
      EventCount(analytics: analytics)
    } else {
      Text("No analytics")
    }
  }
}

private struct EventCount: View {
  let analytics: Analytics

  var body: some View {
    Text("Events: \(analytics.events.count)")
  }
}
