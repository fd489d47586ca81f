import SwiftUI

struct Typed: View {
  let title: Text
  var body: some View { icon }
  private var /*bait*/icon: Image { Image(systemName: "x") }
  private var /*bait*/label: Text { Text("x") }
  private var /*bait*/card: RoundedRectangle { RoundedRectangle(cornerRadius: 3) }
  private var /*bait*/row: ModifiedContent<Text, M> { Text("").modifier(M()) }
  private var /*bait*/menu: Menu<Text, Text> { Menu { Text("") } label: { Text("") } }
  private var /*bait*/header: HeaderView { HeaderView() }
  private func /*bait*/line() -> Text { Text("") }
}
struct Colours: View {
  let title: Text
  var body: some View { title }
  private func act() {}
  private var /*!member-order*/tint: Color { .red }
}
struct Counts: View {
  let title: Text
  var body: some View { title }
  private func act() {}
  private var /*!member-order*/count: Int { 1 }
}
struct Makers: View {
  let title: Text
  var body: some View { title }
  private func act() {}
  private var /*!member-order*/make: () -> AnyView { { AnyView(title) } }
}
