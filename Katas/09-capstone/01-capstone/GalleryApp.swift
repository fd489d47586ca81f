import SwiftUI

// TODO: Migrate the app: first what the audit can do, then what it leaves to you.
struct GalleryRoot: View {
  @StateObject private var gallery = GalleryModel(count: 60)
  @StateObject private var settings = Settings()
  let feed: Feed

  var body: some View {
    VStack {
      NewsView(feed: feed)
      SettingsView()
      GalleryView(model: gallery)
    }
    .environmentObject(settings)
  }
}
