import SwiftUI

@Observable final class Feed { var posts = [""] }
@Observable final class Badge { var count = 0 }

// A controller that stands inside of a view: what its cells get of the view's environment depends on
// how they are put in, which no source tells.
@main struct FeedApp: App {
  @UIApplicationDelegateAdaptor private var delegate: FeedDelegate
  @State private var feed = Feed()
  var body: some Scene {
    WindowGroup { FeedView().environment(feed).environment(Badge()) }
  }
}
struct FeedView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> FeedController { FeedController() }
  func updateUIViewController(_ controller: FeedController, context: Context) {}
}
struct Pager: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIPageViewController {
    let pager = UIPageViewController()
    pager.setViewControllers([UIHostingController(rootView: /*bait*/Page())], direction: .forward, animated: false)
    return pager
  }
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
  final class Coordinator {
    func next() -> UIViewController { UIHostingController(rootView: /*bait*/Page()) }
  }
}
extension Pager {
  func last() -> UIViewController { UIHostingController(rootView: /*bait*/Page()) }
}
struct Post: View {
  @Environment(Feed.self) private var /*bait*/feed
  var body: some View { Text(feed.posts[0]) }
}
struct Page: View {
  @Environment(Feed.self) private var /*bait*/feed
  var body: some View { Text(feed.posts[0]) }
}
struct Banner: View {
  @Environment(Badge.self) private var /*!environment-missing*/badge
  var body: some View { Text("\(badge.count)") }
}
final class FeedDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?
  func show() { window?.rootViewController = UIHostingController(rootView: Banner()) }
}
