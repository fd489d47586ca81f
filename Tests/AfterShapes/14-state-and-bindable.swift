import SwiftUI

@Observable final class Dash { var name = "" }

struct Owner: View {
  @State private var model = Dash()

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      Borrower(model: model)
    }
  }
}

struct Borrower: View {
  @Bindable var model: Dash

  var body: some View { TextField("Again", text: $model.name) }
}
