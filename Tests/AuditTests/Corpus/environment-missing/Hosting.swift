import SwiftUI
import UIKit

@Observable final class Router { var path: [Int] = [] }

@main struct HostingApp: App {
  @State private var router = Router()
  var body: some Scene {
    WindowGroup { /*bait*/Screen().environment(router) }
    Settings { /*!environment-missing*/Screen() }
  }
}
struct Screen: View {
  @Environment(Router.self) private var /*bait*/router
  var body: some View { Text("\(router.path.count)") }
}
final class Coordinator {
  let router = Router()
  func start() -> UIViewController { UIHostingController(rootView: /*!environment-missing*/Screen()) }
  func right() -> UIViewController {
    UIHostingController(rootView: /*bait*/Screen().environment(router))
  }
  func wrapped() -> UIViewController { MyHosting(rootView: /*bait*/Screen()) }
  func erased() -> some View { /*bait*/Screen() }
}
final class MyHosting: UIViewController {}
