import SwiftUI

struct Form1: View {
  @State private var value: String

  init(value: String) { _value = State(initialValue: value) }

  var body: some View { Text(value) }
}
