import SwiftUI

struct Clock: View {
  @State private var ticks = 0

  var body: some View {
    Text("\(ticks)")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          ticks += 1
        }
      }
  }
}
