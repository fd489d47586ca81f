import SwiftUI

@MainActor @Observable final class AppModel {
  static let shared = AppModel()
  var done = 0
  private init() {}
}

struct AppRoot: View {
  @State private var model = AppModel.shared

  var body: some View { Text("\(model.done)") }
}
