import SwiftUI

@main struct WrappedApp: App {
  @State private var isOn = false
  var body: some Scene {
    WindowGroup {
      StoreProvider { First() }
      Second().modifier(StoreModifier())
      Third().storeModified()
      Fourth().generic(Store())
      Plain { Fifth() }
      AnyView(Sixth())
      Holder()
      Helper()
      makeSeventh(Seventh())
      LibraryKit.present { Eighth() }
      Button("go") { show(Ninth()) }
      #if os(iOS)
        Tenth()
      #endif
    }
  }
}
struct First: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
struct Second: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
struct Third: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
struct Fourth: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
struct Fifth: View {
  @Environment(Store.self) private var /*!environment-missing*/store
  var body: some View { Text("") }
}
struct Sixth: View {
  @Environment(Clock.self) private var /*!environment-missing*/clock
  var body: some View { Text("") }
}
struct Seventh: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
struct Eighth: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
struct Ninth: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
struct Tenth: View {
  @Environment(Clock.self) var /*!environment-missing*/clock
  var body: some View { Text("") }
}
/// The injection stands around a helper.
struct Helper: View {
  @State private var store = Store()
  var body: some View { inner.environment(store) }
  private var inner: some View { Inner() }
}
struct Inner: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
/// What a view keeps may be shown anywhere.
struct Holder: View {
  let kept = Kept()
  var body: some View { kept.environment(Store()) }
}
struct Kept: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
/// Nobody in the project builds this one.
public struct LibraryView: View {
  @Environment(Store.self) private var /*bait*/store
  public var body: some View { LibraryRow() }
}
struct LibraryRow: View {
  @Environment(Store.self) private var /*bait*/store
  var body: some View { Text("") }
}
@MainActor func makeSeventh(_ view: Seventh) -> some View { view.environment(Store()) }
@MainActor func show(_ view: some View) {}
