import SwiftUI

@main struct TenModelsApp: App {
  @State private var account = Account()
  @UIApplicationDelegateAdaptor private var delegate: AppDelegate
  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(account)
        .withServices()
    }
    .environment(Library.shared)
    Window("about", id: "about") { AboutScreen() }
  }
}
final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {}
