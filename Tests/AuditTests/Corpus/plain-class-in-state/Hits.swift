import SwiftUI

final class PlainVM {
  private(set) var rows: [Int] = []
  var inner = Inner()
  func load() { rows = [1, 2] }
}
final class Inner { var level = 0 }
class Loader: NSObject, Identifiable { var isLoading = false }
@MainActor final class Player: Playing { var position = 0.0 }
protocol Playing: AnyObject {}

struct Rows: View {
  @State private var /*!plain-class-in-state*/vm = PlainVM()
  @State var /*!plain-class-in-state*/loader: Loader
  @State private var /*!plain-class-in-state*/player = Player()
  var body: some View {
    List { ForEach(vm.rows, id: \.self) { Text("\($0)") } }
    if loader.isLoading { ProgressView() }
    Slider(value: .constant(player.position))
  }
}
struct Optional_: View {
  @State private var /*!plain-class-in-state*/vm: PlainVM?
  var body: some View { Text("\(vm?.rows.count ?? 0)") }
}
struct InHelper: View {
  @SwiftUI.State private var /*!plain-class-in-state*/vm = PlainVM()
  var body: some View { header }
  private var header: some View { Text("\(self.vm.rows.count)") }
}
struct InFunction: View {
  @State private var /*!plain-class-in-state*/vm = PlainVM()
  var body: some View { header() }
  @ViewBuilder func header() -> some View { if vm.rows.isEmpty { Text("none") } }
}
struct Injected: View {
  @State private var /*!plain-class-in-state*/vm: PlainVM
  init(vm: PlainVM) { _vm = State(initialValue: vm) }
  var body: some View { Text("\(vm.rows.count)") }
}
enum Namespace {
  struct Nested: View {
    @State private var /*!plain-class-in-state*/vm = PlainVM()
    var body: some View { VStack { Text("\(vm.rows.count)") } }
  }
}
struct Extended: View {
  @State var /*!plain-class-in-state*/vm = PlainVM()
  var body: some View { header }
}
extension Extended { var header: some View { Text("\(vm.rows.count)") } }
struct Conditional: View {
  #if os(iOS)
    @State private var /*!plain-class-in-state*/vm = PlainVM()
  #endif
  var body: some View { Section { Text("\(vm.rows.count)") } }
}
