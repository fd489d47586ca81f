import Combine
import SwiftUI

// The app still runs where there is no Observation, so this stays.
final class PassThrough: ObservableObject {
  @Published var isPresented = false
  @Published var text = ""
}

struct Toast: View {
  @ObservedObject var model: PassThrough

  var body: some View { Text(model.text) }
}
