import SwiftUI

struct GalleryView: View {
  /*!environment-object*/@EnvironmentObject private var model: Model
  /*!environment-object*/@EnvironmentObject
  var second: Model
  /*!environment-object*/@SwiftUI.EnvironmentObject var third: Model
  #if os(iOS)
    /*!environment-object*/@EnvironmentObject var fourth: Model
  #endif
  @MainActor /*!environment-object*/@EnvironmentObject fileprivate var fifth: Model
  struct Row: View {
    /*!environment-object*/@EnvironmentObject var inner: Model
    var body: some View { Text("") }
  }
  var body: some View { Text("") }
}
struct Mod: ViewModifier {
  /*!environment-object*/@EnvironmentObject var model: Model
  func body(content: Content) -> some View { content }
}
@main struct Main: App {
  /*!environment-object*/@EnvironmentObject var model: Model
  var body: some Scene { WindowGroup {} }
}
func local() {
  struct Local: View {
    /*!environment-object*/@EnvironmentObject var model: Model
    var body: some View { Text("") }
  }
}
extension GalleryView {
  struct Late: View {
    /*!environment-object*/@EnvironmentObject var model: Model
    var body: some View { Text("") }
  }
}
