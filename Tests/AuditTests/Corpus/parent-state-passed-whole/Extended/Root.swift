import SwiftUI

@Observable final class Model { var count: Int = 0; func load() {} }
struct Root: View {
  @State private var model = Model()
  var body: some View { Child(model: /*bait*/model) }
}
