import SwiftUI

struct InOrder: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject var session: Session
  private let title: String
  public let size: Int
  @State private var count = 0
  var other: Int
  private var label: String { title }
  init(title: String) { self.title = title }
  var /*bait*/body: some View { header }
  private var /*bait*/header: some View { Text(label) }
  private func row() -> some View { Text("") }
  private func load() async {}
}
struct TwoKinds: View {
  var body: some View { Text("\(size)") }
  let /*bait*/size: Int
}
struct StaticMembers: View {
  var body: some View { Text(label) }
  static let /*bait*/title = "x"
  static func /*bait*/make() -> Self { Self() }
  static var /*bait*/shared: Int { 1 }
  func load() {}
  private func /*bait*/other() {}
}
struct NestedTypes: View {
  let title: String
  @State var count = 0
  var body: some View { Text(title) }
  enum /*bait*/Kind { case a }
  struct /*bait*/Row: View { var body: some View { Text("") } }
  typealias /*bait*/Value = Int
  func load() {}
}
struct InExtension: View {
  let title: String
  @State var count = 0
  var body: some View { Text(title) }
}
extension InExtension {
  func load() {}
  var /*bait*/label: String { title }
  var /*bait*/header: some View { Text(label) }
}
struct Plain {
  var count = 0
  func load() {}
  let /*bait*/title: String
  var label: String { title }
}
final class Model: ObservableObject {
  func load() {}
  let /*bait*/title = ""
  @Published var count = 0
  init() {}
}
struct Modifier: ViewModifier {
  @State var count = 0
  let /*bait*/title: String
  func body(content: Content) -> some View { content }
}
struct Conditional: View {
  @State var count = 0
  #if DEBUG
    let /*bait*/probe = 1
  #endif
  var body: some View { Text("") }
  func load() {}
}
protocol Themed: View {
  func load()
  var /*bait*/title: String { get }
}
struct Interleaved: View {
  let a: Int
  let /*bait*/b: Int
  @State var c = 0
  @Binding var /*bait*/d: Int
  var body: some View { Text("") }
}
