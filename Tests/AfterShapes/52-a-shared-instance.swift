import SwiftUI

@MainActor @Observable final class Levels {
  static let shared = Levels()

  var level = 0
}

struct LevelView: View {
  var body: some View { Text("\(Levels.shared.level)") }
}
