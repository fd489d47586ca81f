import SwiftUI

@Observable final class Greeting { var message = "hi" }

struct GreetingView: View {
  @Environment(Greeting.self) private var model

  var body: some View { Text(model.message) }
}

#Preview("with its model") { GreetingView().environment(Greeting()) }
