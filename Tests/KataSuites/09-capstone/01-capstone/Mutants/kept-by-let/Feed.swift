import SwiftUI

/// Says which wallpaper is new today; the app has one for as long as it runs.
@MainActor
@Observable
final class Feed {
  var latest = "Lake"
}
