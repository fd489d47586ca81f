import SwiftUI

enum Sample {
  @Observable final class Model { var number = 0 }

  @MainActor static func make() -> Model {
    let model = Model()
    model.number = 1
    return model
  }
}
