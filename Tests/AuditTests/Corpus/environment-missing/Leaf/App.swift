import SwiftUI
import WebKit

@Observable final class Feed { var posts = [""] }

// Apple's own view in a view holds no controller of ours.
@main struct FeedApp: App {
  @State private var feed = Feed()
  var body: some Scene { WindowGroup { WebPage().environment(feed) } }
}
struct WebPage: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView() }
  func updateUIView(_ view: WKWebView, context: Context) {}
}
struct Post: View {
  @Environment(Feed.self) private var /*!environment-missing*/feed
  var body: some View { Text(feed.posts[0]) }
}
