import SwiftUI

@Observable final class GuideModel { var title = "Berkeley" }

struct GuideList: View {
  @State private var model = GuideModel()

  var body: some View {
    NavigationStack { GuideRow() }.environment(model)
  }
}

struct GuideRow: View {
  var body: some View { GuideDetail() }
}

struct GuideDetail: View {
  @Environment(GuideModel.self) private var model

  var body: some View { Text(model.title) }
}
