import SwiftUI

@Observable final class TextModel {
  var text = ""
  var count: Int { text.count }
}

struct TextScreen: View {
  @State private var model = TextModel()

  var body: some View {
    TextField("Text", text: $model.text)
    Text("\(model.count)")
  }
}
