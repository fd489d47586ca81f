import SwiftUI

struct Screen: View {
  @StateObject private var model: Model
  @StateObject private var other: Model
  @State private var count: Int
  @ObservedObject var given: Model
  init(given: Model) {
    _model = /*!state-object-init*/.init(wrappedValue: Model())
    self._other = /*!state-object-init*/.init(wrappedValue: Model())
    _count = /*bait*/.init(wrappedValue: 1)
    _given = /*bait*/.init(wrappedValue: given)
    local = /*bait*/.init(wrappedValue: 1)
  }
  var body: some View { Text("") }
}
