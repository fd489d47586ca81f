import Combine

/// Says which wallpaper is new today; the app has one for as long as it runs.
@MainActor
final class Feed: ObservableObject {
  @Published var latest = "Lake"
}
