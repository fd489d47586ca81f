import SwiftUI

struct Screen: View {
  @SwiftUI.State var count: Int
  let start: Editor.State
  init() {
    _count = /*!state-init*/SwiftUI.State(initialValue: 1)
    start = /*bait*/Editor.State(initialValue: 2)
  }
  var body: some View { Text("") }
}
extension Editor {
  static func make() -> State { /*bait*/State(initialValue: 3) }
  static let first = /*bait*/State(initialValue: 4)
}
