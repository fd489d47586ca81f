import SwiftUI

// What is given the view itself here shows it, drives it from UIKit, or is no view at all.
struct Card: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Text(title) }

  var framed: some View { Framed(card: /*bait*/self) }
  var titled: some View { Titled(card: /*bait*/self) }
  var generic: some View { Boxed(content: /*bait*/self) }
  var any: some View { Erased(content: /*bait*/AnyView(/*bait*/self)) }
  var padded: some View { Padded(card: /*bait*/self) }
  var preview: some View { Bodied(card: /*bait*/self) }
  var named: some View { Loud(parent: /*bait*/self) }
  var foreign: some View { KitCell(parent: /*bait*/self) }
  var plain: some View { modifier(Frame(card: /*bait*/self)) }
  var drawn: some View { Elsewhere(card: /*bait*/self) }
  var unused: some View { Unread(card: /*bait*/self) }
}
extension View {
  func boxed() -> some View { Boxed(content: /*bait*/self) }
}
struct Framed: View {
  let card: Card
  var body: some View { card.border(.red) }
}
struct Titled: View {
  let card: Card
  var body: some View { VStack { Text(card.title); card } }
}
struct Boxed<Content: View>: View {
  let content: Content
  var body: some View { content }
}
struct Erased: View {
  let content: AnyView
  var body: some View { content }
}
struct Padded: View {
  var card: Card
  var body: some View { Group { card.padding().frame(width: 1) } }
}
struct Bodied: View {
  let card: Card
  var body: some View { card.body }
}
struct Loud: View {
  let parent: String
  var body: some View { Text(parent.title) }
}
struct Frame: ViewModifier {
  let card: Card
  func body(content: Content) -> some View { content.help(card.title) }
}
struct Unread: View {
  let card: Card
  var body: some View { Text("") }
}
struct Elsewhere: View {
  let card: Card
  var body: some View { Text(describe(card)) }
}
func describe(_ card: Card) -> String { card.title }

struct WebView: UIViewRepresentable {
  let address: String
  func makeCoordinator() -> Coordinator { Coordinator(parent: /*bait*/self) }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  final class Coordinator: NSObject {
    var parent: WebView
    init(parent: WebView) { self.parent = parent }
    func load() { print(parent.address) }
  }
}

// A model gives itself to a view: the one state of the two.
@Observable final class Store {
  var name = ""
  var count = 0
  func row() -> some View { StoreRow(store: /*bait*/self) }
}
struct StoreRow: View {
  let store: Store
  var body: some View { Text(store.name) }
}
