import SwiftUI

struct Gallery: View {
  @State private var text: String
  @State private var model: Model
  @State private var count: Int
  @State private var flag: Bool
  @State private var other: Int
  @State private var values: [Int]
  @State private var more: Int
  let id: Int
  init(text: String, client: Client, id: Int) {
    _text = /*!state-init*/State(initialValue: text)
    self._model = /*!state-init*/State(wrappedValue: Model(client: client))
    _count = /*!state-init*/State<Int>(initialValue: 1)
    _flag = /*!state-init*/SwiftUI.State(initialValue: true)
    self._other = /*!state-init*/State(
      initialValue: 2)
    if id > 0 {
      _values = /*!state-init*/State(initialValue: [])
    } else {
      _values = /*!state-init*/State(initialValue: [1])
    }
    _more = /*!state-init*/State.init(initialValue: 1)
    self.id = id
  }
  func detached() -> State<Int> { /*!state-init*/State(initialValue: 3) }
  static let shared = /*!state-init*/State(wrappedValue: 4)
}
struct Modifier: ViewModifier {
  @State var offset: Double
  init() { _offset = /*!state-init*/State(initialValue: 0) }
  func body(content: Content) -> some View { content }
}
