import SwiftUI

struct Child: View {
  let model: Model
  var body: some View { Text("\(model.count)") }
}
extension Child {
  func load() { model.load() }
}
