import SwiftUI

struct Studio: View {
  var body: some View {
    VStack {
      Text("Studio: light")
      Text("Compare: light, dark")
      Text("Canvas: dark")
      Text("Paper: plain")
      Button("Next theme") {}
      Button("Next draft") {}
      Button("Use the draft") {}
    }
  }
}
