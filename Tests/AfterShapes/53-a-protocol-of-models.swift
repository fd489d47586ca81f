import SwiftUI

protocol PlayerModel: AnyObject, Observable { var title: String { get } }

@Observable final class Tape: PlayerModel { var title = "Waves" }

struct PlayerTitle<Model: PlayerModel>: View {
  let model: Model

  var body: some View { Text(model.title) }
}
