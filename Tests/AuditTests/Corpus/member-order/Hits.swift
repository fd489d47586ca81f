import SwiftUI

struct StoredAboveLet: View {
  @State private var count = 0
  let /*!member-order*/title: String
  var body: some View { Text(title) }
}
struct StoredAboveEnvironment: View {
  @State private var count = 0
  @Environment(\.dismiss) private var /*!member-order*/dismiss
  var body: some View { Text("\(count)") }
}
struct LetAboveEnvironment: View {
  let title: String
  @EnvironmentObject private var /*!member-order*/session: Session
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text(title) }
}
struct BodyAboveComputed: View {
  let items: [Int]
  var body: some View { Text(label) }
  private var /*!member-order*/label: String { "\(items.count)" }
}
struct FunctionAboveBody: SwiftUI.View {
  @Binding var text: String
  func reset() { text = "" }
  var /*!member-order*/body: some View { Button("Reset", action: reset) }
}
struct InitAboveComputed: View {
  let items: [Int]
  init(_ items: [Int]) { self.items = items }
  var /*!member-order*/label: String { "\(items.count)" }
  var body: some View { Text(label) }
}
struct HelperAboveBody: View, Equatable {
  let title: String
  @ViewBuilder private var header: some View { Text(title) }
  var /*!member-order*/body: some View { header }
}
struct FunctionAboveHelper: View {
  let title: String
  var body: some View { row("a") }
  private func load() async {}
  private func /*!member-order*/row(_ text: String) -> some View { Text(text) }
}
#if os(iOS)
  struct InCondition: View {
    @State var a = 1
    let /*!member-order*/b: Int
    var body: some View { Text("\(a + b)") }
  }
#endif
extension Gallery {
  struct Cell: View {
    var computed: Int { size * 2 }
    let /*!member-order*/size: Int
    @State var isOn = false
    var body: some View { Text("\(computed)") }
  }
}
enum Gallery {}
func preview() -> some View {
  struct Wrapper: View {
    init() {}
    @State var /*!member-order*/text = ""
    var body: some View { TextField("", text: $text) }
  }
  return Wrapper()
}
@MainActor public struct Generic<Content: View>: View where Content: Equatable {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @Environment(\.theme) private var /*!member-order*/theme
  public var body: some View { content }
}
struct HelperAboveComputed: View {
  let size: Int
  var header: AnyView { AnyView(Text(label)) }
  var /*!member-order*/label: String { "\(size)" }
  var body: some View { header }
}
struct Observed: View {
  var isWide = false { didSet { print(isWide) } }
  let /*!member-order*/title: String
  var body: some View { Text(title) }
}
