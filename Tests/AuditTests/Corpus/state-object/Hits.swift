import SwiftUI

struct GalleryView: View {
  /*!state-object*/@StateObject private var model = Model()
  /*!state-object*/@StateObject
  var second = Model()
  /*!state-object*/@SwiftUI.StateObject var third = Model()
  #if os(iOS)
    /*!state-object*/@StateObject var fourth = Model()
  #endif
  @MainActor /*!state-object*/@StateObject fileprivate var fifth = Model()
  struct Row: View {
    /*!state-object*/@StateObject var inner = Model()
    var body: some View { Text("") }
  }
  var body: some View { Text("") }
}
struct Mod: ViewModifier {
  /*!state-object*/@StateObject var model = Model()
  func body(content: Content) -> some View { content }
}
@main struct Main: App {
  /*!state-object*/@StateObject var model = Model()
  var body: some Scene { WindowGroup {} }
}
func local() {
  struct Local: View {
    /*!state-object*/@StateObject var model = Model()
    var body: some View { Text("") }
  }
}
extension GalleryView {
  struct Late: View {
    /*!state-object*/@StateObject var model = Model()
    var body: some View { Text("") }
  }
}
