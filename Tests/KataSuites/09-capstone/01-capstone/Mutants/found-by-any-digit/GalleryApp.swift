import SwiftUI

struct GalleryRoot: View {
  let feed: Feed
  @State private var gallery = GalleryModel(count: 60)
  @State private var settings = Settings()

  var body: some View {
    VStack {
      NewsView(feed: feed)
      SettingsView()
      GalleryView(model: gallery)
    }
    .environment(settings)
  }
}
