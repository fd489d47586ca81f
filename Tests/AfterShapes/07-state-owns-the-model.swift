import SwiftUI

@MainActor @Observable final class ChildModel { var text = "child" }

struct Child: View {
  @State private var model: ChildModel?

  var body: some View {
    Text(model?.text ?? "")
      .onAppear { if model == nil { model = ChildModel() } }
  }
}

struct Parent: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(number)")
      Child()
      Button("More") { number += 1 }
    }
  }
}
