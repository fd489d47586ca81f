import SwiftUI

struct GalleryView: View {
  /*!observed-object*/@ObservedObject private var model: Model
  /*!observed-object*/@ObservedObject
  var second: Model
  /*!observed-object*/@SwiftUI.ObservedObject var third: Model
  #if os(iOS)
    /*!observed-object*/@ObservedObject var fourth: Model
  #endif
  @MainActor /*!observed-object*/@ObservedObject fileprivate var fifth: Model
  struct Row: View {
    /*!observed-object*/@ObservedObject var inner: Model
    var body: some View { Text("") }
  }
  var body: some View { Text("") }
}
struct Mod: ViewModifier {
  /*!observed-object*/@ObservedObject var model: Model
  func body(content: Content) -> some View { content }
}
@main struct Main: App {
  /*!observed-object*/@ObservedObject var model: Model
  var body: some Scene { WindowGroup {} }
}
func local() {
  struct Local: View {
    /*!observed-object*/@ObservedObject var model: Model
    var body: some View { Text("") }
  }
}
extension GalleryView {
  struct Late: View {
    /*!observed-object*/@ObservedObject var model: Model
    var body: some View { Text("") }
  }
}
